/** Keeps an overlay above the keyboard of a phone, which covers the window without making it smaller. */
import { visibleArea } from './place-beside'

/**
 * Tells the style sheet, until `signal` aborts, how much of the window is not seen above and below: `--ilots-above`
 * and `--ilots-below` of the overlay. A page that is pinched larger is not cut: the visitor moves about in all of it.
 */
export function keepAboveKeyboard(overlay: HTMLElement, signal: AbortSignal): void {
  const view = window.visualViewport
  const measure = () => {
    const isPinched = (view?.scale ?? 1) > 1.01
    const { top, bottom } = visibleArea()
    // On iOS `innerHeight` may be what the keyboard leaves; on Android the root is lower than the window without its
    // bars.
    const height = Math.max(innerHeight, document.documentElement.clientHeight)
    const set = (side: string, size: number) => {
      const name = `--ilots-${side}`
      const value = isPinched ? 0 : Math.max(0, size)
      // All of the overlay would be styled anew for the value that it has by itself.
      if (value !== Number.parseFloat(overlay.style.getPropertyValue(name) || '0'))
        overlay.style.setProperty(name, `${value}px`)
    }
    set('above', top)
    set('below', height - bottom)
  }
  for (const type of ['resize', 'scroll']) view?.addEventListener(type, measure, { signal })
  measure()
}
