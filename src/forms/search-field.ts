/** Finds the field of a search form, whatever else the form holds. */
export function searchField(form: Element): HTMLInputElement | null {
  return (
    form.querySelector('input[type="search"]') ?? form.querySelector('input[type="text"],input:not([type])')
  )
}
