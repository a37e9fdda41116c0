/** The windows of the list: a new element, and an existing one (§2.1, §9.1). */
import { announce } from '../../src/dom/announce'
import type { PopupParameters } from '../../src/island/services/modal'
import { leaveFor } from '../../src/overlay/windows'
import { refreshAround } from '../../src/server/blocks'
import { safeUrl } from '../../src/server/safe-url'
import type { Context } from './call'
import { focusAt, placeOf } from './rows'

type Size = NonNullable<PopupParameters['size']>

/** §2.1: by its address, whatever the link is called. */
const isCreation = (url: string): boolean => url.includes('my_elements_new')

const SIZES = { create: { x: 600, y: 400 }, edit: { x: 990, y: '98%' } } as const satisfies Record<
  string,
  Size
>

/** The framed page asks about unsaved changes itself (§4.7); what closing brings is the list's. */
export function openWindow(link: HTMLElement, context: Context): Promise<void> {
  const url = link.getAttribute('href') ?? ''
  const isNew = isCreation(url)
  const parameters: PopupParameters = {
    handler: 'iframe',
    url,
    size: isNew ? SIZES.create : SIZES.edit,
    opener: link,
    onClosed: isNew ? () => location.reload() : () => void follow(link, context),
  }
  // Without the code of windows, the link is followed.
  return context.engine.services.modal.popup(parameters).catch(() => {
    const page = safeUrl(url)
    if (page) leaveFor(context.engine, page.href)
  })
}

/** §2.1: the block, or the page when it cannot be found. */
async function follow(link: HTMLElement, { host, say }: Context): Promise<void> {
  const place = placeOf(host, link)
  const refreshed = refreshAround(host)
  if (!refreshed) return location.reload()
  if (!(await refreshed)) return
  announce(say('updated'))
  focusAt(place)
}
