/** Shows the whole table over the page; fetched when it is first needed. */
import { borrowNode } from '../../src/overlay/borrow-node'
import { openOverlay } from '../../src/overlay/overlay'
import { Button } from '../../src/ui/button'
import { Dialog } from '../../src/ui/dialog'
import { showDialog } from '../../src/ui/show-dialog'
import type { WideTableContext } from './context'

/**
 * Opens a dialog at the table's place, so that the site's styles still apply and fields stay in their form, and lends
 * it the table without reloading its content.
 * @param onClosed runs when the table is back in its place.
 * @returns false when another overlay is open: there can be only one.
 */
export function openFullScreen(
  table: HTMLTableElement,
  { page, island, signal, say }: WideTableContext,
  opener: Element,
  onClosed: () => void,
): boolean {
  if (openOverlay()) return false
  const closed = new AbortController()
  const name = nameOf(table)
  const borrow = (box: Element | null) => (box ? borrowNode(table, box) : undefined)
  const shown = showDialog(
    page,
    island,
    (dialog, overlay) => (
      <Dialog dialog={dialog} className="ilots-wide ilots-whole" aria-label={name ?? say('table')}>
        <div className="ilots-wide-bar">
          {!table.caption && name && <h2 className="ilots-wide-title">{name}</h2>}
          <Button onPress={() => void overlay()?.requestClose()}>{say('close')}</Button>
        </div>
        <section
          ref={borrow}
          className="ilots-wide-box"
          aria-label={say('whole')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled with keys, too.
          tabIndex={0}
        />
      </Dialog>
    ),
    {
      about: { kind: 'content', title: () => name ?? say('table'), parameters: {} },
      put: (container) => table.before(container),
      focus: (dialog) => dialog.querySelector('button'),
      opener,
      onClosed() {
        closed.abort()
        onClosed()
      },
    },
  )
  signal.addEventListener('abort', () => shown?.overlay.close(), { signal: closed.signal })
  return shown !== undefined
}

/** The table's caption or label, or those of the region or figure around it. */
function nameOf(table: HTMLTableElement): string | undefined {
  const box = table.parentElement?.closest('[role="region"],figure')
  const found = [
    table.caption?.textContent,
    labelOf(table),
    box && labelOf(box),
    box?.querySelector('figcaption')?.textContent,
  ]
  return found.map((text) => text?.replace(/\s+/g, ' ').trim()).find(Boolean)
}

function labelOf(element: Element): string | null | undefined {
  const by = element.getAttribute('aria-labelledby')
  return (by && document.getElementById(by)?.textContent) || element.getAttribute('aria-label')
}
