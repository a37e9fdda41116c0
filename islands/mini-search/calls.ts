/** The two calls of §7.13, and what they send: the form's fields and the filters of the pop-up. */
import { isTickable } from '../../src/forms/is-tickable'
import type { Call } from '../../src/server/call'
import { replacement } from '../../src/server/replaced'
import { request } from '../../src/server/request'
import type { Context } from './context'

/** What is sent, besides the version of the search, and how the answer is read. */
type Search = Pick<Call<string>, 'read' | 'sequence'> & { body: URLSearchParams }

function ask(context: Context, call: Search): Promise<string> {
  const { endpoints, platform } = context.page.config
  call.body.set('version_search', context.attributes.versionSearch)
  const url = endpoints.search ?? `/${platform}/ajax/modules/search/ajax_search.php`
  return request(context, { ...call, url, html: true })
}

/** The server's pop-ups by request: each opening starts from the same HTML. */
const known = new Map<string, string>()
let count = 0

/** The pop-up's HTML, requested once a page. @throws as `request`. */
export async function askPopup(context: Context): Promise<string> {
  const { versionSearch, idPageSearch } = context.attributes
  const body = new URLSearchParams({
    action: 'create_popup',
    version_search: versionSearch,
    id_page_search: idPageSearch,
  })
  const key = String(body)
  const html = known.get(key) ?? (await ask(context, { body, read: replacement }))
  known.set(key, html)
  return html
}

/** @returns requests the suggestions; a newer call aborts the last one. An empty answer means no suggestion. */
export function suggestionCall(context: Context): (body: URLSearchParams) => Promise<string> {
  count += 1
  const sequence = `mini-search ${count}`
  return (body) => ask(context, { body, sequence, read: (text) => text && replacement(text) })
}

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
export function serialise(form: HTMLFormElement, popup: Element | null): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  const fields = popup?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input,select,textarea',
  )
  for (const field of fields ?? [])
    if (field.form !== form) for (const value of valuesOf(field)) body.append(field.name, value)
  return body
}

/** Types of fields that send nothing here. */
const UNSENT: readonly string[] = ['submit', 'button', 'image', 'reset', 'file']

function valuesOf(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string[] {
  if (!field.name || field.matches(':disabled')) return []
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].map(({ value }) => value)
  if (UNSENT.includes(field.type)) return []
  const isUnchecked = isTickable(field) && !(field as HTMLInputElement).checked
  return isUnchecked ? [] : [field.value]
}
