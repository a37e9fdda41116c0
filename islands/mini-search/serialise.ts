/** What the search sends: its form and the pop-up's fields, together (contract §7). */

/** Fields of `popup` that belong to another form, or to none, are sent with those of `form`. */
export function serialise(form: HTMLFormElement, popup?: Element): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  const fields = popup?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input,select,textarea',
  )
  for (const field of fields ?? [])
    if (field.form !== form) for (const value of valuesOf(field)) body.append(field.name, value)
  return body
}

function valuesOf(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string[] {
  if (!field.name || field.matches(':disabled')) return []
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].map(({ value }) => value)
  if (/^(submit|button|image|reset|file)$/.test(field.type)) return []
  const isUnchecked = /^(checkbox|radio)$/.test(field.type) && !(field as HTMLInputElement).checked
  return isUnchecked ? [] : [field.value]
}
