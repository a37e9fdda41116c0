import styles from 'styles:wide-table'
import { membersOf } from '../../src/dom/members'
import { tell } from '../../src/i18n/say'
import { defineIsland } from '../../src/island/define-island'
import { Code, ilotsError } from '../../src/island/errors'
import type { IslandContext } from '../../src/island/island'
import { focusOn } from '../../src/overlay/focus'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { columnCount } from './columns'
import { hideColumns } from './hide'
import { messages } from './messages'

export type WideContext = IslandContext<typeof attributes, (typeof messages)['fr']>

const fullScreen = () => import('./full-screen')
const isAtLeast = (pixels: number) => matchMedia(`(min-width:${pixels}px)`).matches

function mount(host: HTMLElement, context: WideContext): void {
  const { engine, signal, attributes: given } = context
  const table = tableOf(host)
  adopt(styles)
  const button = putButton(table, context)
  const show = shower(table, button, context)
  let isWhole = false
  const follow = () => isWhole || show(columnCount(isAtLeast, given.stickyLast))
  addEventListener('resize', follow, { signal })
  follow()
  const code = () => engine.chunk('full-screen', fullScreen)
  const onClosed = () => {
    isWhole = false
    follow()
  }
  // Fetched before it is asked for; a failure is told by the click.
  for (const type of ['pointerenter', 'focus'])
    button.addEventListener(type, () => code().catch(() => {}), { signal })
  const open = async () => {
    if (isWhole) return
    isWhole = true
    const opened = await code().then(
      ({ openFullScreen }) => !signal.aborted && openFullScreen(table, context, button, onClosed),
      () => false,
    )
    show(Number.POSITIVE_INFINITY)
    // Without its code, or in a dialog already, the table is whole where it stands, and its button gone.
    if (!opened && !signal.aborted) focusOn(table)
  }
  button.addEventListener('click', open, { signal })
}

function tableOf(host: HTMLElement): HTMLTableElement {
  if (host instanceof HTMLTableElement) return host
  throw ilotsError(
    Code.partMissing,
    `attendu un élément table, trouvé ${membersOf(host).localName} ; mettre le mot wide-table sur le tableau.`,
  )
}

/** After the table: those who have read what there is find how to read the rest. */
function putButton(table: Element, { engine, signal, say }: WideContext): HTMLButtonElement {
  const line = document.createElement('p')
  line.className = 'ilots-wide-more'
  line.hidden = true
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ilots-button'
  button.setAttribute('aria-haspopup', 'dialog')
  tell(engine, signal, () => {
    button.textContent = say('more')
  })
  line.append(button)
  table.after(line)
  signal.addEventListener('abort', () => line.remove())
  return button
}

/** @returns shows that many columns; the button only when there are more (contract §7). */
function shower(
  table: HTMLTableElement,
  button: HTMLButtonElement,
  { attributes: given, signal }: WideContext,
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
    // A column that goes with the focus in it, in a window made smaller.
    if (activeElement && table.contains(activeElement) && !activeElement.checkVisibility()) button.focus()
  }
}

export const island = defineIsland(attributes, messages, mount)
