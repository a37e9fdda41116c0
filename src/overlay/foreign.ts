/**
 * What other scripts show over the page while an overlay is open: a cookie banner, the calendar of an old date
 * picker, a captcha's challenge. A modal dialog makes it inert; the code that mends that is fetched when it is needed.
 */

import { membersOf } from '../dom/members'
import type { Engine } from '../engine/engine'

/** Open overlays, the lowest first. */
const layers: HTMLDialogElement[] = []
let observer: MutationObserver | undefined
let mend: typeof import('./foreign-layer') | undefined

/** The root that is all of the overlay in the page (src/ui/react-root.tsx), or the dialog where there is none. */
export function rootOf(dialog: HTMLElement): HTMLElement {
  return dialog.parentElement?.matches('.ilots-root') ? dialog.parentElement : dialog
}

/** Watches for as long as the dialog is open. Without a root of its own it stays as it is. */
export function watchForeign(engine: Engine, dialog: HTMLDialogElement, signal: AbortSignal): void {
  if (rootOf(dialog) === dialog) return
  if (layers.push(dialog) === 1) observer = observe(engine)
  signal.addEventListener('abort', () => {
    layers.splice(layers.indexOf(dialog), 1)
    if (layers.length === 0) observer?.disconnect()
    mend?.settle(layers)
  })
}

function observe(engine: Engine): MutationObserver {
  const begun = new MutationObserver((records) => {
    const changed = records.flatMap(({ target, addedNodes }) =>
      target === document.body ? [...addedNodes] : [target],
    )
    const foreign = changed.filter(isForeign)
    if (foreign.length > 0) void take(engine, foreign)
  })
  begun.observe(document.body, { childList: true })
  // A calendar is often made once and hidden until it is wanted.
  for (const child of document.body.children)
    if (isForeign(child) && !membersOf(child).clientHeight)
      begun.observe(child, {
        attributes: true,
        childList: true,
        attributeFilter: ['style', 'class', 'hidden'],
      })
  return begun
}

function isForeign(node: Node): node is HTMLElement {
  return (
    node instanceof HTMLElement &&
    membersOf(node).isConnected &&
    !membersOf(node).matches('script,style,link,template,noscript,[class^="ilots-"],[data-ilots-raised]')
  )
}

async function take(engine: Engine, foreign: readonly HTMLElement[]): Promise<void> {
  try {
    mend = await engine.chunk('foreign', () => import('./foreign-layer'))
    for (const element of foreign) mend.admit(element, layers)
  } catch {
    // Reported; the dialog stays modal, and what lies above it out of reach.
  }
}
