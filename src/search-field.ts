/** The field of a search form, whatever else it holds. */
export const searchField = (form: Element): HTMLInputElement | null =>
  form.querySelector('input[type="search"]') ?? form.querySelector('input[type="text"],input:not([type])')
