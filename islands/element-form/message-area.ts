/** Where the server's answer and our own notices stand: `[role=messages]`, made above the form when missing. */
import { focusOn } from '../../src/services/focus'

const AREA = '[data-role="messages"]'

/** @returns the area, until `signal` aborts when it is ours. */
export function messageArea(form: HTMLFormElement, signal: AbortSignal): HTMLElement {
  const written = form.querySelector<HTMLElement>(AREA) ?? neighbour(form)
  if (written) return written
  const area = document.createElement('div')
  area.dataset.role = 'messages'
  form.before(area)
  signal.addEventListener('abort', () => area.remove())
  return area
}

const neighbour = ({ previousElementSibling: before }: Element): HTMLElement | null =>
  before instanceof HTMLElement && before.matches(AREA) ? before : null

/** Shows what the visitor has to know now, in place of what was said before, and brings it into sight. */
export function put(area: HTMLElement, content: Node): void {
  const alert = document.createElement('div')
  alert.setAttribute('role', 'alert')
  alert.append(content)
  area.replaceChildren(alert)
  area.scrollIntoView({ block: 'nearest' })
  focusOn(area)
}
