import type { IslandContextBase } from '../../src/contracts/island'
import { type Link, linkAddress, linkTarget } from '../../src/dom/link'
import { isPlainClick } from '../../src/dom/plain-click'
import { writeEntry } from '../../src/history/write-entry'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { scrollToTarget } from './scroll-to-target'

/** Key in `history.state`: this entry was scrolled once. On Back or a reload the browser restores its position. */
const DONE = 'ilotsHash'

function mount(_: HTMLElement, context: IslandContextBase): void {
  const { signal } = context
  let end: (() => void) | undefined
  const go = (from?: number): void => {
    writeEntry('replaceState', { ...history.state, [DONE]: true })
    end?.()
    const target = findTarget()
    end = target ? scrollToTarget(target, context, from) : undefined
  }
  const correct = () => {
    if (history.state?.[DONE]) return
    if (location.hash) go()
    else end?.()
  }
  const onClick = (event: MouseEvent): void => {
    const hash = leadsInPage(event)
    if (hash === undefined) return
    event.preventDefault()
    const from = scrollY
    // Through the browser: it adds the history entry, sets `:target`, and dispatches `hashchange`.
    location.hash = hash
    go(from)
  }
  // On the window, so that all listeners of the page run first, those on the document too.
  addEventListener('click', onClick, { signal })
  addEventListener('hashchange', correct, { signal })
  signal.addEventListener('abort', () => end?.())
  correct()
}

/**
 * @returns the hash of a plain click on a link to another part of the page; `undefined` for clicks that are left to
 * the browser or to others.
 */
export function leadsInPage(event: MouseEvent): string | undefined {
  const { target, defaultPrevented } = event
  const link = target instanceof Element && target.closest<Link>('a[href*="#"]')
  if (!link || defaultPrevented || !isPlainClick(event)) return undefined
  const staysHere =
    ['', '_self'].includes(linkTarget(link)) &&
    !link.hasAttribute('download') &&
    withoutHash(linkAddress(link)) === withoutHash(location.href)
  // In a dialog the rest of the page is inert: the dialog's history entry has to be left first.
  return staysHere && !link.closest('dialog') ? new URL(linkAddress(link)).hash : undefined
}

const withoutHash = (address: string): string => address.replace(/#.*/, '')

/** `:target` knows every encoding of a name. An element that was added later is found by its id. */
function findTarget(): Element | null {
  const name = location.hash.slice(1)
  return (
    document.querySelector(':target') ??
    document.getElementById(name) ??
    (/^(top)?$/i.test(name) ? document.documentElement : null)
  )
}

export const island = defineBehaviour(mount)
