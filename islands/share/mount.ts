import { ilotsError, refusal } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { IslandContextBase } from '../../src/contracts/island'
import { dataOf } from '../../src/dom/data-of'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { onActivate } from '../../src/overlay/activate'
import { centred, leaveFor, openWindow } from '../../src/overlay/windows'
import { safeUrl } from '../../src/server/safe-url'
import { pageUrl } from '../../src/server/urls'
import { decodeUrl, EXPECTED } from './decode-url'

/** §2.3, §9.1: CSS pixels. */
const WIDTH = 700
const HEIGHT = 500

function mount(_: HTMLElement, context: IslandContextBase): void {
  // A refusal is reported at once, and the link stays the plain link of the page.
  destination(context)
  onActivate(context, () => Promise.resolve(go(context, destination(context))))
}

/** Reads the address at each use: page scripts may change the attributes. @throws IlotsError `ILOTS-203` */
function destination(context: IslandContextBase): URL {
  const { share = '' } = dataOf(context.host)
  const url = safeUrl(share.replaceAll('{{share_url}}', () => encodeURIComponent(sharedUrl(context))))
  if (url) return url
  throw ilotsError(Code.urlRefused, refusal('data-share', share, 'une adresse http, https, mailto ou tel'))
}

/** The address to share. One that cannot be read is reported, and the page's own is shared instead. */
function sharedUrl({ host, page, island }: IslandContextBase): string {
  const raw = dataOf(host).urlB64 ?? host.getAttribute('url-b64')
  if (!raw) return pageUrl()
  const url = decodeUrl(raw)
  if (!url)
    page.report.error(Code.attributeRefused, refusal('url-b64', raw, EXPECTED), { island, element: host })
  return url ?? pageUrl()
}

function go(context: IslandContextBase, url: URL): void {
  // A mail program or a telephone opens outside the browser: a window would stay empty.
  if (!url.protocol.startsWith('http')) {
    leaveFor(context.page, url.href)
    return
  }
  const opened = openWindow(context, url, '_blank', centred(WIDTH, HEIGHT))
  // An address of this site may redirect to another one.
  if (opened) opened.opener = null
}

export const island = defineBehaviour(mount)
