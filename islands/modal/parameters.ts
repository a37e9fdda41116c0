/** Pure rules of the generic dialog: what is empty, which variant, what gets focus (§4.8, §5.8). */
import type { Content, Drawing, ModalButton, ModalParameters } from '../../src/island/services/modal'

/** Whether there is nothing to show: `contenu` must be given and not empty (§5.8). */
export function isEmpty(content: Content | Drawing | null | undefined): boolean {
  if (content === null || content === undefined) return true
  if (typeof content === 'function') return isEmpty(content() as Content | undefined)
  if (typeof content === 'string') return content.trim() === ''
  if (content instanceof HTMLTemplateElement) return content.content.childNodes.length === 0
  return content instanceof DocumentFragment && content.childNodes.length === 0
}

/** The classes of §4.8's layout variants. */
export function variants({ titre, contenubas, buttons, relativeto }: ModalParameters): string[] {
  const is = {
    'is-simple': typeof contenubas !== 'string' || !titre,
    'is-relative': relativeto !== undefined,
    'is-no-footer': !contenubas,
    'is-no-buttons': !buttons?.length,
  }
  return Object.entries(is).flatMap(([name, present]) => (present ? [name] : []))
}

/**
 * Index of the button to focus: the first important, else the first normal, else the first (contract §7); -1 for none.
 */
export function firstFocus(buttons: readonly ModalButton[]): number {
  const important = buttons.findIndex((button) => button.important)
  if (important >= 0) return important
  const normal = buttons.findIndex((button) => !button.secondaire)
  return normal >= 0 ? normal : buttons.length - 1 >= 0 ? 0 : -1
}

/** The classes of a button. */
export function buttonClasses(button: ModalButton): string {
  return [
    'ilots-button',
    button.secondaire && 'is-secondary',
    button.important && 'is-important',
    button.position === 'g' && 'is-left',
    button.position === 'd' && 'is-right',
    button.addclass,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether the button closes the dialog: `true`, or the text 'true' (§3.8). */
export function closesAfter({ autoclose }: ModalButton): boolean {
  return autoclose === true || autoclose === 'true'
}

/** Whether a page may set this attribute on a button: not one that runs code, nor one that we set. */
export function isAddable(name: string): boolean {
  return /^[a-z][\w.:-]*$/i.test(name) && !/^(on.*|id|class|style|type|form.*)$/i.test(name)
}
