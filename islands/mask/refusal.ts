/** Says below a field that a text does not fit into its mask: the field keeps the text that it has. */

import { markAdded } from '../../src/dom/added-nodes'
import { announce } from '../../src/dom/announce'
import { setter } from '../../src/dom/undo'
import { renderTranslated } from '../../src/i18n/say'
import type { MaskContext } from './context'

/**
 * @param expected the mask as visitors read it.
 * @returns shows and speaks the sentence, or takes it away.
 */
export function makeRefusal(
  field: HTMLInputElement,
  expected: string,
  { page, signal, say }: MaskContext,
): { show(): void; hide(): void } {
  let shown = new AbortController()
  const text = () => say('refused', { mask: expected })
  const hide = () => shown.abort()
  return {
    hide,
    show() {
      hide()
      shown = new AbortController()
      const shownSignal = AbortSignal.any([signal, shown.signal])
      // Without React: the sentence below a field, which follows each key.
      const element = markAdded(document.createElement('span'))
      element.className = 'ilots-mask-hint'
      renderTranslated(page, shownSignal, () => {
        element.textContent = text()
      })
      const described = field.getAttribute('aria-describedby') ?? ''
      setter(shownSignal)(field, 'aria-describedby', `${described} ${element.id}`.trim())
      // Inside the label the sentence would be part of the field's name.
      ;(field.closest('label') ?? field).after(element)
      shownSignal.addEventListener('abort', () => element.remove())
      announce(text())
    },
  }
}
