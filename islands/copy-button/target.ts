import { ilotsError, refusal } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'

/**
 * Finds what is copied: what the selector names, else the element before the button, or before the element around it.
 * @throws IlotsError `ILOTS-202`
 */
export function findTarget(host: HTMLElement, selector: string): HTMLElement {
  const found = selector ? query(selector) : elementBefore(host)
  if (found instanceof HTMLElement) return found
  throw ilotsError(Code.partMissing, refusal('data-target', selector, 'le sélecteur d’un élément de la page'))
}

function elementBefore({ previousElementSibling, parentElement }: HTMLElement): Element | null | undefined {
  const around = parentElement === document.body ? null : parentElement
  return previousElementSibling ?? around?.previousElementSibling
}

/** @returns null when nothing is found, or when the text is no selector. */
function query(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch {
    return null
  }
}

const isField = (target: HTMLElement): target is HTMLInputElement | HTMLTextAreaElement =>
  target.matches('input, textarea')

/** The value of a field, else the text as it is shown. */
export const textOf = (target: HTMLElement): string =>
  isField(target) || target instanceof HTMLSelectElement ? target.value : target.innerText.trimEnd()

/** Selects it, so that the browser's own command copies it. */
export function selectAll(target: HTMLElement): void {
  if (isField(target)) {
    target.focus()
    target.select()
  } else getSelection()?.selectAllChildren(target)
}
