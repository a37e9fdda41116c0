/**
 * Which buttons may load without a click (contract §8). A call that starts by itself has the visitor's session: what an
 * editor wrote must not choose where it goes.
 */
import { safeUrl } from '../../src/server/safe-url'
import type { BlockContext } from './controls'
import { readComment } from './read-comment'

/** Buttons that stand where an answer of the server put them. */
const answered = new WeakSet<Element>()

/** The button came with an answer, in place of the one that was used. */
export const noteAnswered = (button: Element): unknown => answered.add(button)

/**
 * @returns judges a button: it leads to the path of the page, or of the block's own address, or came with an answer. Any
 * other waits for the visitor's click, as whatever stands in content does; that is told once for each.
 */
export function mayLoadAlone({ host, engine, island }: BlockContext): (button: Element) => boolean {
  const paths = [location.href, readComment(host).url].map((address) => safeUrl(address)?.pathname)
  return (button) => {
    const href = button.getAttribute('href')
    const url = safeUrl(href)
    const isOwn = url?.origin === location.origin && paths.includes(url.pathname)
    if (!button.closest(engine.config.content) && (answered.has(button) || isOwn)) return true
    const message = `la suite attend un clic : « ${href} » n'est ni à l'adresse de la page ni à celle du bloc, ou se trouve dans un contenu de rédacteur.`
    engine.report.refuse(message, { island, element: button })
    return false
  }
}
