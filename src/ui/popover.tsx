/**
 * What lies beside an element of the page, in the top layer: nothing of the page cuts it off, and an open modal
 * dialog does not make it inert.
 */

import styles from 'styles:popover'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { isEscape } from '../dom/keys'
import { isRtl } from '../dom/rtl'
import { keepPlaced } from '../overlay/keep-placed'
import { placeBeside, visibleArea } from '../overlay/place-beside'
import { watchPressInside } from '../overlay/press-inside'
import { keepTabInside } from '../overlay/tab-stops'
import { adoptAlone } from '../styles/adopt'

/** What ended it: the Escape key, or a press or the focus elsewhere. */
type Dismissal = 'escape' | 'elsewhere'

interface Props {
  readonly anchor: HTMLElement
  /** What opens it, besides the anchor: a press or the focus on either dismisses nothing. */
  readonly opener?: HTMLElement
  /** Names the dialog. */
  readonly label: string
  readonly className: string
  /** Whether Tab goes round in it, once the focus is there. */
  readonly holdsTab?: boolean
  /** Takes it out of what is drawn. A dialog around it never gets that Escape. */
  onDismiss(how: Dismissal): void
  readonly children: ReactNode
}

/** Draws a dialog beside `anchor`, and keeps it there, in view, whatever moves or grows. */
export function Popover({ anchor, opener, label, className, holdsTab, onDismiss, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const dismiss = useRef(onDismiss)
  useLayoutEffect(() => {
    dismiss.current = onDismiss
  })
  useLayoutEffect(() => {
    const { current: dialog } = box
    if (!dialog) return
    const gone = new AbortController()
    adoptAlone(styles)
    dialog.showPopover()
    keepBeside(dialog, anchor, gone.signal)
    const inside = opener ? [dialog, anchor, opener] : [dialog, anchor]
    watchDismissal(inside, (how) => dismiss.current(how), gone.signal)
    return () => gone.abort()
  }, [anchor, opener])
  return (
    <div
      ref={box}
      className={`ilots-popover ${className}`}
      role="dialog"
      aria-label={label}
      // A press on what takes no focus itself leaves it here, where Tab goes on.
      tabIndex={-1}
      popover="manual"
      onKeyDown={({ nativeEvent, currentTarget }) => {
        if (holdsTab && nativeEvent.key === 'Tab') keepTabInside(nativeEvent, currentTarget)
      }}
    >
      {children}
    </div>
  )
}

function keepBeside(dialog: HTMLElement, anchor: HTMLElement, signal: AbortSignal): void {
  const place = (zoom: number) => {
    const { width, height } = dialog.getBoundingClientRect()
    // Its height without the limit that the last place has set.
    const wanted = {
      width,
      height: height + (dialog.scrollHeight - dialog.clientHeight) * zoom,
      isRtl: isRtl(dialog),
    }
    const { x, y, room } = placeBeside(anchor.getBoundingClientRect(), wanted, visibleArea())
    dialog.style.setProperty('--ilots-x', `${x / zoom}px`)
    dialog.style.setProperty('--ilots-y', `${y / zoom}px`)
    dialog.style.setProperty('--ilots-room', `${room / zoom}px`)
  }
  keepPlaced(anchor, dialog, place, signal)
}

function watchDismissal(
  inside: readonly Element[],
  dismiss: (how: Dismissal) => void,
  signal: AbortSignal,
): void {
  const isInside = ({ target }: Event) =>
    target instanceof Node && inside.some((element) => element.contains(target))
  // In the capture phase: a page script may stop the event, and a dialog around it would close with the same key.
  const options = { capture: true, signal }
  const isPressedInside = watchPressInside(isInside, signal)
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(
      type,
      (event) => isInside(event) || isPressedInside() || dismiss('elsewhere'),
      options,
    )
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isEscape(event)) return
      event.preventDefault()
      event.stopPropagation()
      dismiss('escape')
    },
    options,
  )
}
