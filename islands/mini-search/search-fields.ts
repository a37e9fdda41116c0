/** The fields of the search: which filters are ticked, and what is sent. */

/** The value of the checkbox that excludes the other filters (§2.9). */
const ALL = 'all'

/** Corrects the other checkboxes after `changed` was ticked or unticked. With none ticked, 'all' is. */
export function applyExclusive(popup: ParentNode, changed: EventTarget | null): void {
  const boxes = [...popup.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  const all = boxes.find(({ value }) => value === ALL)
  if (!all || !boxes.includes(changed as HTMLInputElement)) return
  const others = boxes.filter((box) => box !== all)
  if (changed === all && all.checked) for (const box of others) box.checked = false
  all.checked = !others.some(({ checked }) => checked)
}

/** What the search sends (contract §7): the form's fields, and those of `popup` that are not in the form. */
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
