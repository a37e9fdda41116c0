import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { refreshAround } from '../../src/server/blocks'
import { ask, type Context, fieldsOf } from './call'
import { focusAt, placeOf } from './rows'

/** The "slow" speed (§9.2). Milliseconds. */
const SLOW = 600

/** §4.1: asked, deleted by the server, then gone for the visitor too. */
export async function remove(link: HTMLElement, context: Context): Promise<void> {
  const { engine, host, say } = context
  fieldsOf(link)
  const sure = await engine.services.modal.confirm(say('question'), {
    cancel: () => say('no'),
    ok: () => say('yes'),
  })
  if (!sure || !(await ask(context, link, 'my_elements_delete'))) return
  const row = link.closest('tr')
  const place = placeOf(host, link)
  const isHere = membersOf(host).contains(document.activeElement) || document.activeElement === document.body
  await fade(row, context.signal)
  const refreshed = refreshAround(host)
  // Contract §7: without a block, the page.
  if (!refreshed) return location.reload()
  announce(say('deleted'))
  if (await refreshed) return isHere ? focusAt(place) : undefined
  // The block says that it could not be had; what was deleted is gone all the same.
  row?.remove()
}

/** Its place stays until the server's list is there: nothing jumps under the visitor's hand. */
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
