/**
 * What other scripts show over the page while an overlay is open: a cookie banner, the calendar of an old date
 * picker, a captcha's challenge. A modal dialog makes them inert; the code that makes them usable is fetched when one
 * appears.
 */

import type { Page } from '../contracts/page'

/** Open overlays, the lowest first. */
const layers: HTMLDialogElement[] = []
let mend: typeof import('./third-party-layer') | undefined

/** The element that holds all of an overlay (src/rendering/react-root.tsx), or the dialog where there is none. */
export function rootOf(dialog: HTMLElement): HTMLElement {
  return dialog.parentElement?.matches('.ilots-root') ? dialog.parentElement : dialog
}

/**
 * Watches what other scripts show while a dialog is open, until `signal` aborts; a dialog that they take out of the
 * page gets `close`. One whose root is not a child of the body stays modal, and is not watched: what is around it
 * would be made inert with the rest of the page.
 */
export function watchThirdPartyLayers(
  page: Pick<Page, 'fetchCode'>,
  dialog: HTMLDialogElement,
  signal: AbortSignal,
): void {
  const root = dialog.parentElement
  if (!root?.matches('body>.ilots-root')) return
  layers.push(dialog)
  const observer = new MutationObserver((records) => {
    // The page may scroll again, and another overlay may open. React takes its own away: it has to be there for that.
    if (!dialog.isConnected) {
      root.append(dialog)
      dialog.dispatchEvent(new Event('close'))
    }
    const changed = records.flatMap(({ target, addedNodes }) =>
      target === document.body ? [...addedNodes] : [target],
    )
    const found = changed.filter(isThirdParty)
    if (found[0]) void take(page, found)
  })
  // A calendar is often made once and hidden until it is wanted; a modal of the DSFR has its size all the while.
  const hidden = [...document.body.children].filter(
    (child) => isThirdParty(child) && !(child.clientHeight && isVisible(child)),
  )
  for (const each of [root, document.body, ...hidden])
    observer.observe(each, { childList: true, attributeFilter: ['style', 'class', 'hidden', 'open'] })
  // This one was opened from it: both would close with one key.
  if (document.querySelector('[aria-modal="true"]')) void take(page, [])
  signal.addEventListener('abort', () => {
    observer.disconnect()
    layers.splice(layers.indexOf(dialog), 1)
    mend?.update(layers)
  })
}

const isVisible = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

function isThirdParty(node: Node): node is HTMLElement {
  return (
    node instanceof HTMLElement &&
    node.isConnected &&
    !node.matches('script,style,link,template,noscript,[class^="ilots-"],[data-ilots-raised]')
  )
}

async function take(page: Pick<Page, 'fetchCode'>, found: readonly HTMLElement[]): Promise<void> {
  try {
    mend = await page.fetchCode('third-party', () => import('./third-party-layer'))
    mend.begin(layers)
    for (const element of found) mend.add(element)
  } catch {
    // `fetchCode` has reported it. The dialog stays modal, and what lies above it stays inert.
  }
}
