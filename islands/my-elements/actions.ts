/** What each link of the list does: activate, delete, edit, create (§2.1, §4.1); the visitor stays in the row. */

import type { PopupParameters } from '../../src/contracts/services/modal'
import { announce } from '../../src/dom/announce'
import { focusOn } from '../../src/dom/focus'
import { leaveFor } from '../../src/overlay/windows'
import { refreshAround } from '../../src/server/blocks'
import { safeUrl } from '../../src/server/safe-url'
import { ask, type Context, fieldsOf } from './call'

/** Activates or deactivates the element; the link's state class changes once the server has (§4.1). */
export async function activate(link: HTMLElement, context: Context): Promise<void> {
  const reply = await ask(context, link, 'my_elements_activate')
  if (!reply) return
  const { stateClass = '' } = link.dataset
  // The new state is the server's: it is not taken back when the island ends.
  link.classList.remove(...classesOf(stateClass))
  link.classList.add(...classesOf(reply.class))
  link.dataset.stateClass = reply.class
  announce(context.say('changed'))
}

const classesOf = (classes: string): string[] => classes.split(/\s+/).filter(Boolean)

/** The "slow" speed (§9.2). Milliseconds. */
const SLOW = 600

/** Deletes the element after a question, and refreshes the list (§4.1). */
export async function remove(link: HTMLElement, context: Context): Promise<void> {
  const { page, host, say } = context
  fieldsOf(link)
  const name = nameOf(link)
  const question = () => [say('question'), name && say('named', { name })].filter(Boolean).join(' ')
  const sure = await page.modal.confirm(question, {
    cancel: () => say('no'),
    ok: () => say('yes'),
    destructive: true,
  })
  if (!sure || !(await ask(context, link, 'my_elements_delete'))) return
  const row = link.closest('tr')
  const focusRow = rememberRow(host, link)
  const isHere = host.contains(document.activeElement) || document.activeElement === document.body
  await fade(row, context.signal)
  const refreshed = refreshAround(host, page)
  // Without a block, the page is reloaded (contract §7).
  if (!refreshed) return location.reload()
  announce(say('deleted'))
  if (await refreshed) return isHere ? focusRow() : undefined
  // The refresh failed, which the block says: the row is removed here.
  row?.remove()
}

/** What the visitor reads of the element: the header of its row, else the first cell. */
const nameOf = (link: HTMLElement): string =>
  link.closest('tr')?.querySelector('th, td')?.textContent?.trim().replace(/\s+/g, ' ') ?? ''

/** Fades the row out. It keeps its place until the new list is there, so that nothing jumps under the pointer. */
async function fade(row: HTMLElement | null, signal: AbortSignal): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const fading = row?.animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: isStill ? 0 : SLOW,
    fill: 'forwards',
  })
  if (!fading) return
  signal.addEventListener('abort', () => fading.cancel())
  await fading.finished.catch(() => {})
}

/**
 * Opens the form of a new or an existing element in a pop-up; its closing refreshes (§2.1, §9.1). The framed page
 * asks about unsaved changes itself (§4.7).
 */
export function openForm(link: HTMLElement, context: Context): Promise<void> {
  const url = link.getAttribute('href') ?? ''
  const isNew = url.includes('my_elements_new')
  const parameters: PopupParameters = {
    handler: 'iframe',
    url,
    size: isNew ? { x: 600, y: 400 } : { x: 990, y: '98%' },
    opener: link,
    onClosed: isNew ? () => location.reload() : () => void refresh(link, context),
  }
  // Without the code of pop-ups, the link is followed.
  return context.page.modal.popup(parameters).catch(() => {
    const address = safeUrl(url)
    if (address) leaveFor(context.page, address.href)
  })
}

/** Refreshes the block, or reloads the page when there is none (§2.1). */
async function refresh(link: HTMLElement, { host, page, say }: Context): Promise<void> {
  const focusRow = rememberRow(host, link)
  const refreshed = refreshAround(host, page)
  if (!refreshed) return location.reload()
  if (!(await refreshed)) return
  announce(say('updated'))
  focusRow()
}

const LISTS = '[data-ilot~="my-elements"]'
const ROWS = 'tr[data-element-id]'

/**
 * Remembers a link's row in a list that the server sends again.
 * @returns focuses the same link of the row that is there now, else of the last row, else the first link of the
 * list, else the list.
 */
function rememberRow(host: Element, link: HTMLElement): () => void {
  const block = host.parentElement?.closest('[id]')
  const id = block?.getAttribute('id')
  const nth = [...(block?.querySelectorAll(LISTS) ?? [])].indexOf(host)
  // -1 for a link beside the table.
  const row = [...host.querySelectorAll(ROWS)].indexOf(link.closest(ROWS) ?? host)
  const { action = '' } = link.dataset
  return () => {
    const fresh = id ? document.getElementById(id) : null
    const found = host.isConnected ? host : (fresh?.querySelectorAll(LISTS)[Math.max(nth, 0)] ?? fresh)
    if (!found) return
    const rows = [...found.querySelectorAll(ROWS)]
    const scope = row < 0 ? found : (rows[row] ?? rows.at(-1))
    const again = scope?.querySelector(`a[data-action="${action}"]`) ?? found.querySelector('a[data-action]')
    focusOn(again ?? found)
  }
}
