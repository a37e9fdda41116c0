/** Chooses the handler that shows a link (contract §7). */
import type { Handler } from '../../src/island/services/modal'
import type { RelOptions } from './read-rel'

const IMAGE = /\.(jpe?g|png|gif|webp|avif|svg)$/i

/**
 * The handler of a link that names none: `image` by its extension, `adopt` for `#id`, `ajax` on this site, else
 * `iframe`.
 */
export function guessHandler(href: string, url: URL | null): Handler {
  if (href.startsWith('#')) return 'adopt'
  if (url && IMAGE.test(url.pathname)) return 'image'
  return url?.origin === location.origin ? 'ajax' : 'iframe'
}

/** The handler that the options name, two of them by an older name, or else a guess. */
export function handlerOf(options: RelOptions, href: string, url: URL | null): Handler {
  const { handler } = options
  if (handler === 'url') return 'ajax'
  if (handler === 'clone') return 'adopt'
  return handler ?? guessHandler(href, url)
}
