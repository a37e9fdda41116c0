/** What a form sends in a call of §7.15: what it would send by itself. */

export interface FormBody {
  body: URLSearchParams | FormData
  /** Milliseconds: photos take their time on a telephone. */
  timeout: number
}

const isFile = (value: unknown): value is File => value instanceof File
/** How a browser says that nothing was chosen. */
const isNoFile = (value: unknown) => isFile(value) && value.name === '' && value.size === 0

/**
 * Collected with `FormData`, so that date fields and masks put in what they send on `formdata`.
 * @param hasFiles with false, files stay out: the answer could not give them back anyway.
 */
export function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null, hasFiles = true): FormBody {
  const data = isButtonOf(form, submitter) ? new FormData(form, submitter) : new FormData(form)
  const entries = [...data].filter(([, value]) => !isNoFile(value))
  if (hasFiles && entries.some(([, value]) => isFile(value))) return { body: data, timeout: 120_000 }
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { body: new URLSearchParams(texts), timeout: 15_000 }
}

/** It may have left the form since it was pressed: browsers throw then. */
export const isButtonOf = (form: HTMLFormElement, submitter: HTMLElement | null): submitter is HTMLElement =>
  (submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement) && submitter.form === form
