/** The body of a form's call (§7.15): what the browser would send by itself. */

/** What is sent, and how long an answer may take. */
export interface FormBody {
  body: URLSearchParams | FormData
  /** Milliseconds: photos take their time on a telephone. */
  timeout: number
}

const isFile = (value: unknown): value is File => value instanceof File
/** Browsers send an empty file for a file field in which nothing was chosen. */
const isNoFile = (value: unknown) => isFile(value) && value.name === '' && value.size === 0

/**
 * Collects what a form sends. It uses `FormData`, so that date fields and masks put in what they send on `formdata`.
 * @param hasFiles false leaves files out: the answer could not fill a file field again anyway.
 */
export function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null, hasFiles = true): FormBody {
  const data = isButtonOf(form, submitter) ? new FormData(form, submitter) : new FormData(form)
  const entries = [...data].filter(([, value]) => !isNoFile(value))
  if (hasFiles && entries.some(([, value]) => isFile(value))) return { body: data, timeout: 120_000 }
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { body: new URLSearchParams(texts), timeout: 15_000 }
}

/** Whether a button still belongs to the form. Browsers throw for one that has left the form since it was pressed. */
export const isButtonOf = (form: HTMLFormElement, submitter: HTMLElement | null): submitter is HTMLElement =>
  (submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement) && submitter.form === form
