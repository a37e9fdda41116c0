/** Which handler shows a link that names none (contract §7). */
import type { Handler } from '../../src/island/services/modal'
import type { RelOptions } from './read-rel'

const IMAGE = /\.(jpe?g|png|gif|webp|avif|svg)$/i

/** An image by its extension, `#id` adopts, the same origin is `ajax`, anything else `iframe`. */
export function guessHandler(href: string, url: URL | null): Handler {
  if (href.startsWith('#')) return 'adopt'
  if (url && IMAGE.test(url.pathname)) return 'image'
  return url?.origin === location.origin ? 'ajax' : 'iframe'
}

/** The older names of two handlers. */
export function handlerOf(options: RelOptions, href: string, url: URL | null): Handler {
  const { handler } = options
  if (handler === 'url') return 'ajax'
  if (handler === 'clone') return 'adopt'
  return handler ?? guessHandler(href, url)
}
