import { membersOf } from '../../src/dom/members'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { Code, ilotsError, refusal } from '../../src/island/errors'
import type { Host } from '../../src/island/island'
import { onActivate } from '../../src/overlay/activate'
import { centred, leaveFor, openWindow } from '../../src/overlay/windows'
import { safeUrl } from '../../src/server/safe-url'
import { pageUrl } from '../../src/server/urls'
import { decodeUrl, EXPECTED } from './decode-url'

/** §2.3, §9.1: CSS pixels. */
const WIDTH = 700
const HEIGHT = 500

function mount(_: HTMLElement, page: Host): void {
  // What is refused is said at once, and a link is then the plain link that the page wrote.
  destination(page)
  onActivate(page, () => Promise.resolve(go(page, destination(page))))
}

/** Read at each use: page scripts may change the attributes. @throws IlotsError `ILOTS-203` */
function destination(page: Host): URL {
  const { share = '' } = membersOf(page.host).dataset
  const url = safeUrl(share.replaceAll('{{share_url}}', () => encodeURIComponent(sharedUrl(page))))
  if (url) return url
  throw ilotsError(Code.urlRefused, refusal('data-share', share, 'une adresse http, https, mailto ou tel'))
}

/** One that cannot be read is reported, and the page is shared instead. */
function sharedUrl({ host, engine, island }: Host): string {
  const raw = membersOf(host).dataset.urlB64 ?? membersOf(host).getAttribute('url-b64')
  if (!raw) return pageUrl()
  const url = decodeUrl(raw)
  if (!url)
    engine.report.error(Code.attributeRefused, refusal('url-b64', raw, EXPECTED), { island, element: host })
  return url ?? pageUrl()
}

function go(page: Host, url: URL): void {
  // A mail program or a telephone opens beside the page: a window would stay empty.
  if (!url.protocol.startsWith('http')) {
    leaveFor(page.engine, url.href)
    return
  }
  const opened = openWindow(page, url, '_blank', centred(WIDTH, HEIGHT))
  // An address of this site may lead on to another one.
  if (opened) opened.opener = null
}

export const island = defineBehaviour(mount)
