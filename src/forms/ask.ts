/** A question before a form goes on. */
import type { Engine } from '../engine/engine'
import type { ModalButton } from '../island/services/modal'

/** In the product's dialog; in the browser's own for a form that stands in a dialog itself, as only one may be open (§5.8). */
export async function ask(
  { services, store }: Engine,
  text: string,
  titre?: ModalButton['titre'],
): Promise<boolean> {
  return store.getState().modal.open ? confirm(text) : services.modal.confirm(text, { titre })
}
