/** The call of a save (§7.3), what its answer means (§4.2), and where the page goes afterwards. */

import { ilotsError, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import { markAdded } from '../../src/dom/added-nodes'
import { scriptGlobal } from '../../src/dom/script-global'
import { bodyOf } from '../../src/forms/body'
import { isInOverlay } from '../../src/overlay/framed'
import { isHtmlType, nonEmpty, request } from '../../src/server/request'
import { safeUrl } from '../../src/server/safe-url'
import { schemaMismatch } from '../../src/server/schema-mismatch'
import { serverFragment } from '../../src/server/server-html'
import type { ElementContext } from './context'

export type Action = 'save' | 'publish' | 'unpublish'

/** The value of the field `active` in each action's call. */
const ACTIVE = { save: undefined, publish: '1', unpublish: '0' } as const

/** Whether a word of `data-action` is one of the form's actions. */
export const isAction = (word: string | undefined): word is Action =>
  word !== undefined && Object.hasOwn(ACTIVE, word)

const activeField = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name="active"]')

/** Writes the field `active`; creates it when the form has none. */
export function setActive(form: HTMLFormElement, action: Action): void {
  const value = ACTIVE[action]
  if (value === undefined) return
  const make = () => {
    // Without React: the hidden field `active`, which only carries data.
    const made = Object.assign(document.createElement('input'), { type: 'hidden', name: 'active' })
    form.append(markAdded(made))
    return made
  }
  const field = activeField(form) ?? make()
  field.value = value
}

/** Empties the field `active`, after any reply (§4.1). */
export function clearActive(form: HTMLFormElement): void {
  const field = activeField(form)
  if (field) field.value = ''
}

/** Milliseconds. The server may have saved already: giving up too soon would say the opposite. */
const TIMEOUT = 60_000

/** An answer, read once. */
export type Reply = ReturnType<typeof readReply>

/** @throws TypeError for an empty answer, and for plain text that does not say that it is saved. */
function readReply(html: string, _?: unknown, type?: string | null) {
  const isSaved = html.includes('alert-success')
  if (!isSaved && html && !isHtmlType(type)) throw schemaMismatch('html', type)
  return {
    html: nonEmpty(html),
    isSaved,
    closesWindow: serverFragment(html).querySelector('[data-close-popup]') !== null,
    /** Whether it is a whole page: not the form's own answer, but the sign-in page of a session that has ended. */
    isPage: /<html[\s>]/i.test(html),
  }
}

/**
 * Sends the whole form to its own action (§7.3).
 * @throws IlotsError as `request`, also for an empty answer; `ILOTS-203` for an action of another site.
 */
export async function send(
  form: HTMLFormElement,
  context: ElementContext,
  submitter: HTMLElement | null,
): Promise<Reply> {
  // A field may be called `action`.
  const action = form.getAttribute('action')
  const url = action ? safeUrl(action) : new URL(location.href)
  if (url?.origin !== location.origin)
    throw ilotsError(
      Code.urlRefused,
      sentence`action refusée : reçu « ${action} », attendu une adresse de ce site.`,
    )
  url.hash = ''
  const { body, timeout } = bodyOf(form, submitter)
  return request(context, {
    url: url.href,
    body,
    timeout: Math.max(timeout, TIMEOUT),
    read: readReply,
  })
}

/** Closes the window that shows this page. @returns false when the page is in no such window. */
export function closeWindow({ config }: Pick<Page, 'config'>): boolean {
  if (!isInOverlay()) return false
  const close = scriptGlobal(`${config.product}ModalClose`, window.parent)
  if (typeof close === 'function') close()
  else window.parent.postMessage({ type: 'ilots:close-modal' }, location.origin)
  return true
}

/** Loads the page again with `success=1` (§2.1). A window must not get a history entry by it (contract §4.2). */
export function reloadSaved(): void {
  const url = new URL(location.href)
  url.searchParams.delete('success')
  url.searchParams.set('success', '1')
  url.hash = ''
  location.replace(url)
}
