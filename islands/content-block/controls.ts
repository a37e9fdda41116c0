/** The controls of a block: the one of an event (contract §4.3), and the one to focus after a refresh (RGAA 7.3). */

import type { IslandContextBase } from '../../src/contracts/island'
import { isPartOf } from '../../src/dom/content'
import { focusOn } from '../../src/dom/focus'
import { isTickable } from '../../src/forms/is-tickable'
import { blockOf } from '../../src/server/blocks'

/** The control that an event is about; null when it belongs to a nested block. */
export function controlOf(
  event: Event,
  selector: string,
  { host, page }: IslandContextBase,
): HTMLElement | null {
  if (event.defaultPrevented || !(event.target instanceof Element)) return null
  const control = event.target.closest<HTMLElement>(selector)
  return blockOf(control, page)?.host === host && isPartOf(host, control, page.config) ? control : null
}

/** The body of a control's call: `{param}={num}` for pages, `{param}={value}` for size and sort (§7.8). */
export function bodyOf({ dataset }: HTMLElement): [string, string][] {
  return [[dataset.param ?? '', dataset.num ?? dataset.value ?? '']]
}

/** Selectors that find the focused control in the new HTML, the best first; none when the focus is outside. */
export function selectorsFor(block: Element, control: HTMLElement): string[] {
  const activeElement = document.activeElement
  if (!activeElement || !block.contains(activeElement)) return []
  const focused = activeElement instanceof HTMLElement ? activeElement : control
  return [...selectorsOf(focused), ...selectorsOf(control), ':scope']
}

function selectorsOf(control: HTMLElement): string[] {
  const { id, dataset } = control
  const name = control.getAttribute('name')
  const quote = (value: string) => JSON.stringify(value)
  const selectors = id ? [`#${CSS.escape(id)}`] : []
  if (dataset.param !== undefined) {
    const param = `${control.localName}[data-param=${quote(dataset.param)}]`
    for (const key of ['num', 'value'] as const)
      if (dataset[key] !== undefined) selectors.push(`${param}[data-${key}=${quote(dataset[key])}]`)
    if (control instanceof HTMLSelectElement) selectors.push(param)
  }
  if (name) {
    const value = control.getAttribute('value')
    const choice = isTickable(control as HTMLInputElement) && value !== null
    selectors.push(`[name=${quote(name)}]${choice ? `[value=${quote(value)}]` : ''}`)
  }
  if (control.localName === 'button' && control.closest('form'))
    selectors.push('form [type="submit"], form button')
  return selectors
}

/** Focuses the first focusable control that one of the selectors finds. */
export function refocus(block: HTMLElement, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const element = selector === ':scope' ? block : block.querySelector<HTMLElement>(selector)
    if (!element) continue
    focusOn(element)
    if (document.activeElement === element) return
  }
}
