/** Ctrl + Alt + I goes from the page to the inspector and back, while it is open. By position: keyboards differ. */
import { rememberFocus } from '../../src/overlay/focus'

export function listenToShortcut(place: HTMLElement, signal: AbortSignal): void {
  let goBack = () => {}
  const { host } = place.getRootNode() as ShadowRoot
  addEventListener(
    'keydown',
    (event) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyI') return
      event.preventDefault()
      if (document.activeElement === host) {
        const { activeElement } = host.shadowRoot ?? {}
        if (activeElement instanceof HTMLElement) activeElement.blur()
        goBack()
        return
      }
      goBack = rememberFocus()
      place.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus()
    },
    { capture: true, signal },
  )
}
