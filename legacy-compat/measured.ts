/** Measures elements that are not shown: they are laid out, unseen, while they are measured. */
import { styleOf } from '../src/dom/element-members'

/**
 * Lays an element out, unseen, when it is not shown.
 * @returns gives it its own style back.
 */
export function expose(element: HTMLElement): () => void {
  if (getComputedStyle(element).display !== 'none') return () => {}
  const style = styleOf(element)
  const before = style.cssText
  Object.assign(style, { display: 'block', position: 'absolute', visibility: 'hidden' })
  return () => {
    style.cssText = before
  }
}

const hasSize = (element: HTMLElement): boolean => {
  const { offsetWidth, offsetHeight } = element
  return Boolean(offsetWidth || offsetHeight)
}

/** Measures an element, with those around it laid out as well where they are hidden. */
export function measured<Answer>(element: HTMLElement, measure: () => Answer): Answer {
  const restores: (() => void)[] = []
  const { body } = document
  for (
    let node: HTMLElement | null = element;
    node && node !== body && !hasSize(node);
    node = node.parentElement
  )
    restores.push(expose(node))
  try {
    return measure()
  } finally {
    for (const restore of restores) restore()
  }
}

/** Reads a length that the browser has computed, in whole pixels; one that is no length is 0. */
export const pixels = (element: Element, property: string): number =>
  Number.parseInt(getComputedStyle(element).getPropertyValue(property), 10) || 0
