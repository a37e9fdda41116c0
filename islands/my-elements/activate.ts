import { announce } from '../../src/dom/announce'
import { ask, type Context } from './call'

/** §4.1: the class of the state changes once the server has changed it. */
export async function activate(link: HTMLElement, context: Context): Promise<void> {
  const reply = await ask(context, link, 'my_elements_activate')
  if (!reply) return
  const { stateClass } = link.dataset
  // The server's word for the new state: it stays, whatever becomes of the island.
  if (stateClass) link.classList.remove(...stateClass.split(/\s+/))
  link.classList.add(...reply.class.split(/\s+/).filter(Boolean))
  link.dataset.stateClass = reply.class
  announce(context.say('changed'))
}
