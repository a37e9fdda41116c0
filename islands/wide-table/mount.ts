import styles from 'styles:wide-table'
import { ilotsError, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { markAdded } from '../../src/dom/added-nodes'
import { focusOn } from '../../src/dom/focus'
import { renderTranslated } from '../../src/i18n/say'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/styles/adopt'
import { columnCount, hideColumns } from './columns'
import { attributes, type WideTableContext } from './context'
import { messages } from './messages'

const fullScreen = () => import('./full-screen')
const isAtLeast = (pixels: number) => matchMedia(`(min-width:${pixels}px)`).matches

function mount(host: HTMLElement, context: WideTableContext): void {
  const { page, signal, attributes: given } = context
  const table = tableOf(host)
  adopt(styles)
  const button = addButton(table, context)
  const renderColumns = makeColumnRenderer(table, button, context)
  let isWhole = false
  const fitColumns = () => isWhole || renderColumns(columnCount(isAtLeast, given.stickyLast))
  addEventListener('resize', fitColumns, { signal })
  fitColumns()
  const code = () => page.fetchCode('full-screen', fullScreen)
  const onClosed = () => {
    isWhole = false
    fitColumns()
  }
  // Fetched when a click is near; if it fails, the click deals with it.
  for (const type of ['pointerenter', 'focus'])
    button.addEventListener(type, () => code().catch(() => {}), { signal })
  const open = async () => {
    if (isWhole) return
    isWhole = true
    const opened = await code().then(
      ({ openFullScreen }) => !signal.aborted && openFullScreen(table, context, button, onClosed),
      () => false,
    )
    renderColumns(Number.POSITIVE_INFINITY)
    // Without its code, or with another dialog open, the whole table is shown in its place, without a button.
    if (!opened && !signal.aborted) focusOn(table)
  }
  button.addEventListener('click', open, { signal })
}

function tableOf(host: HTMLElement): HTMLTableElement {
  if (host instanceof HTMLTableElement) return host
  throw ilotsError(
    Code.partMissing,
    sentence`attendu un élément table, trouvé ${host.localName} ; mettre le mot wide-table sur le tableau.`,
  )
}

/** Adds the button after the table, where visitors arrive once they have read what is shown. */
function addButton(table: Element, { page, signal, say }: WideTableContext): HTMLButtonElement {
  // Without React: the button above each table that is cut off, at rest.
  const line = document.createElement('p')
  line.className = 'ilots-wide-more'
  line.hidden = true
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ilots-button'
  button.setAttribute('aria-haspopup', 'dialog')
  renderTranslated(page, signal, () => {
    button.textContent = say('more')
  })
  line.append(button)
  table.after(markAdded(line, signal))
  signal.addEventListener('abort', () => line.remove())
  return button
}

/** @returns shows that many columns, and the button if there are more (contract §7). */
function makeColumnRenderer(
  table: HTMLTableElement,
  button: HTMLButtonElement,
  { attributes: given, signal }: WideTableContext,
) {
  let shown: number | undefined
  let hiding = new AbortController()
  signal.addEventListener('abort', () => hiding.abort())
  return (count: number): void => {
    if (count === shown || signal.aborted) return
    shown = count
    hiding.abort()
    hiding = new AbortController()
    const activeElement = document.activeElement
    const isCut = hideColumns(table, count, given.stickyLast, hiding.signal)
    button.parentElement?.toggleAttribute('hidden', !isCut)
    // In a window made smaller, a column that held the focus may now be hidden.
    if (activeElement && table.contains(activeElement) && !activeElement.checkVisibility()) button.focus()
  }
}

export const island = defineIsland(attributes, messages, mount)
