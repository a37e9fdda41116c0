import { ilotsError, refusal } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { IslandContextBase } from '../../src/contracts/island'
import { dataOf } from '../../src/dom/data-of'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { safeUrl } from '../../src/server/safe-url'

/** Elements inside the block that do something of their own when clicked (§2.6). */
const OWN_USE = 'a,button,input,select,textarea,label,summary,[contenteditable],[data-ilot~="share-toolbox"]'
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]'

function mount(host: HTMLElement, context: IslandContextBase): void {
  destination(host)
  makeReachable(host, context)
  const go = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    const { ctrlKey, metaKey, shiftKey } = event
    try {
      navigate(context, destination(host), event.type === 'auxclick' || ctrlKey || metaKey || shiftKey)
    } catch (error) {
      context.fail(error)
    }
  }
  const onClick = (event: MouseEvent) => {
    if (event.button < 2 && isOnBlock(event, host) && !selectsText(host)) go(event)
  }
  context.listen('click', onClick)
  context.listen('auxclick', onClick)
  context.listen('keydown', (event) => {
    if (event.key === 'Enter' && event.target === host && !event.defaultPrevented) go(event)
  })
}

/** Reads the address at each use: page scripts may change the attribute. @throws IlotsError `ILOTS-203` */
function destination(host: HTMLElement): URL {
  const raw = dataOf(host).gotoUrl
  const url = safeUrl(raw)
  if (url) return url
  throw ilotsError(Code.urlRefused, refusal('data-goto-url', raw, 'une adresse http, https, mailto ou tel'))
}

/** Without a focusable element inside, the block itself becomes a link for the keyboard (contract §7). */
function makeReachable(host: HTMLElement, { set }: IslandContextBase): void {
  if (host.hasAttribute('tabindex') || host.querySelector(FOCUSABLE)) return
  set(host, 'tabindex', '0')
  if (!host.hasAttribute('role')) set(host, 'role', 'link')
}

function isOnBlock(event: Event, host: HTMLElement): boolean {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false
  const nearest = event.target.closest(`${OWN_USE},[data-goto-url]`)
  return nearest === host
}

function selectsText(host: HTMLElement): boolean {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(host, true)
}

function navigate({ page, host }: IslandContextBase, url: URL, newTab: boolean): void {
  const target = newTab ? '_blank' : dataOf(host).gotoTarget || '_self'
  page.emit('navigate', { url: url.href, target })
  if (target === '_self') location.assign(url.href)
  else page.openApart(url, target, target === '_blank' ? 'noopener' : '')
}

// One rule, adopted without a request: a page with clickable blocks alone needs no style sheet.
const sheet = new CSSStyleSheet()
sheet.replaceSync('@layer ilots{[data-goto-url]{cursor:pointer}}')
document.adoptedStyleSheets.push(sheet)

export const island = defineBehaviour(mount)
