/** What a field sends in place of the text that it shows (§5.1). */

/**
 * Lets forms send `toSent(text)` under the field's own name until `signal` aborts: in a submit, a script's
 * `form.submit()` and `new FormData(form)` alike. Then the field itself holds it, so that a form without
 * this code still sends the same.
 */
export function sendAs(field: HTMLInputElement, signal: AbortSignal, toSent: (text: string) => string): void {
  document.addEventListener(
    'formdata',
    ({ target, formData }) => {
      if (target === field.form) replace(formData, field.name, field.value, toSent(field.value))
    },
    // In the capture phase, before the page's own listeners read what is sent.
    { capture: true, signal },
  )
  signal.addEventListener('abort', () => {
    if (field.value !== field.defaultValue) field.value = toSent(field.value) || field.value
  })
}

/**
 * Replaces the text of one field. Several fields may have the name (`date[]`): each looks for its
 * own text, and the order stays.
 */
function replace(data: FormData, name: string, text: string, sent: string): void {
  const values = data.getAll(name)
  if (text === sent || !values.includes(text)) return
  if (values.length === 1) {
    // `set` keeps the place of a single value among the other fields.
    data.set(name, sent)
    return
  }
  data.delete(name)
  for (const value of values) data.append(name, value === text ? sent : value)
}
