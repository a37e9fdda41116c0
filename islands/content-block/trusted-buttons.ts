/**
 * Which buttons may load without a click (contract §8). A call that starts by itself carries the visitor's session: an
 * editor's content must not choose its address.
 */
import { safeUrl } from '../../src/server/safe-url'
import type { BlockContext } from './context'
import { readComment } from './read-comment'

/** Buttons that came with an answer of the server. */
const answered = new WeakSet<Element>()

/** Notes that a button came with an answer, and has replaced the one that was used. */
export const noteAnswered = (button: Element): unknown => answered.add(button)

/**
 * @returns whether a button may load by itself: it came with an answer, or leads to the path of the page or of the block's
 * own address, and is not in an editor's content. Any other waits for a click, and a warning says so.
 */
export function mayLoadAlone({ host, page, island }: BlockContext): (button: Element) => boolean {
  const paths = [location.href, readComment(host).url].map((address) => safeUrl(address)?.pathname)
  return (button) => {
    const href = button.getAttribute('href')
    const url = safeUrl(href)
    const isOwn = url?.origin === location.origin && paths.includes(url.pathname)
    if (!button.closest(page.config.content) && (answered.has(button) || isOwn)) return true
    const message = `la suite attend un clic : « ${href} » n'est ni à l'adresse de la page ni à celle du bloc, ou se trouve dans un contenu de rédacteur.`
    page.report.refuse(message, { island, element: button })
    return false
  }
}
