import { defineBehaviour } from '../../src/island/define-behaviour'
import type { Host } from '../../src/island/island'
import { travel } from './journey'
import { leadsInPage } from './link'

/** In `history.state`: the entry has had its scrolling, the browser restores the rest (Back, reload). */
const DONE = 'ilotsHash'

function mount(_: HTMLElement, page: Host): void {
  const { signal } = page
  let end: (() => void) | undefined
  const go = (from?: number): void => {
    history.replaceState({ ...history.state, [DONE]: true }, '')
    end?.()
    const target = findTarget()
    end = target ? travel(target, page, from) : undefined
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
    // The browser's own way: a history entry, `:target`, and `hashchange` for old scripts.
    location.hash = hash
    go(from)
  }
  // On the window: every listener of the page has had its say, also those that delegate to the document.
  addEventListener('click', onClick, { signal })
  addEventListener('hashchange', correct, { signal })
  signal.addEventListener('abort', () => end?.())
  correct()
}

/** The browser knows every spelling of a name; an element that came since then is found by its id. */
function findTarget(): Element | null {
  const name = location.hash.slice(1)
  return (
    document.querySelector(':target') ??
    document.getElementById(name) ??
    (/^(top)?$/i.test(name) ? document.documentElement : null)
  )
}

export const island = defineBehaviour(mount)
