/** What a field sends in place of the text that it shows (§5.1). */

/**
 * Forms send `toSent(text)` under the field's own name until `signal` aborts: a submit, a script's `form.submit()` and
 * `new FormData(form)` alike. Then the field itself holds it, so that a form without this code still sends the same.
 */
export function sendAs(field: HTMLInputElement, signal: AbortSignal, toSent: (text: string) => string): void {
  document.addEventListener(
    'formdata',
    ({ target, formData }) => {
      if (target === field.form) replace(formData, field.name, field.value, toSent(field.value))
    },
    // Before the page's own listeners, which read what is sent.
    { capture: true, signal },
  )
  signal.addEventListener('abort', () => {
    if (field.value !== field.defaultValue) field.value = toSent(field.value) || field.value
  })
}

/** Several fields may have the name (`date[]`): each looks for its own text, and they keep their order. */
function replace(data: FormData, name: string, text: string, sent: string): void {
  const values = data.getAll(name)
  if (text === sent || !values.includes(text)) return
  if (values.length === 1) {
    // Alone it keeps its place among the other fields, too.
    data.set(name, sent)
    return
  }
  data.delete(name)
  for (const value of values) data.append(name, value === text ? sent : value)
}
