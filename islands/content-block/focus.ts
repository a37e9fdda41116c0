/** Focus survives a refresh: on the control's successor, or on the block (RGAA 7.3). */
import { membersOf } from '../../src/dom/members'
import { focusOn } from '../../src/overlay/focus'

/** Selectors that find the same control in new HTML, best first; empty when focus was elsewhere. */
export function selectorsFor(block: Element, control: HTMLElement): string[] {
  const activeElement = document.activeElement
  if (!activeElement || !membersOf(block).contains(activeElement)) return []
  const focused = activeElement instanceof HTMLElement ? activeElement : control
  return [...selectorsOf(focused), ...selectorsOf(control), ':scope']
}

function selectorsOf(control: HTMLElement): string[] {
  const element = membersOf(control)
  const { id, dataset } = element
  const name = element.getAttribute('name')
  const quote = (value: string) => JSON.stringify(value)
  const selectors = id ? [`#${CSS.escape(id)}`] : []
  if (dataset.param !== undefined) {
    const param = `${element.localName}[data-param=${quote(dataset.param)}]`
    for (const key of ['num', 'value'])
      if (dataset[key] !== undefined) selectors.push(`${param}[data-${key}=${quote(dataset[key])}]`)
    if (element instanceof HTMLSelectElement) selectors.push(param)
  }
  if (name) {
    const value = element.getAttribute('value')
    const choice = /checkbox|radio/.test((element as HTMLInputElement).type) && value !== null
    selectors.push(`[name=${quote(name)}]${choice ? `[value=${quote(value)}]` : ''}`)
  }
  if (element.localName === 'button' && element.closest('form'))
    selectors.push('form [type="submit"], form button')
  return selectors
}

export function refocus(block: HTMLElement, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const element = selector === ':scope' ? block : membersOf(block).querySelector<HTMLElement>(selector)
    if (!element) continue
    focusOn(element)
    if (document.activeElement === element) return
  }
}
