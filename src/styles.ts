/** Style sheets of islands: linked, never injected as text (architecture §2). */
import type { Engine } from './engine'
import { Code } from './errors'
import { stillHere } from './leaving'

/** What all islands share; this file ends up in a folder below the scripts'. */
const SHARED = new URL('../ilots.css', import.meta.url).href
const linked = new Map<string, Promise<unknown>>()

/**
 * Settles when an island's style sheet is in place; one that fails is reported, and the island works without.
 * @param href without one, what all islands share is enough.
 */
export function styled(engine: Engine, href = SHARED): Promise<unknown> {
  return Promise.all([link(engine, SHARED), link(engine, href)])
}

/** A bundler that leaves the style sheets behind has the site say where they are. */
function placed(href: string, { styles }: Engine): string {
  if (!styles) return href
  const folder = new URL(styles.replace(/\/?$/, '/'), document.baseURI)
  return new URL(href.replace(/^.*?\/(?=(islands\/)?[^/]+$)/, ''), folder).href
}

function link(engine: Engine, built: string): Promise<unknown> {
  const { nonce, report } = engine
  const href = placed(built, engine)
  const known = linked.get(href)
  if (known) return known
  const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, nonce })
  const loaded = new Promise((resolve) => {
    element.onload = resolve
    element.onerror = async () => {
      await stillHere()
      report.error(
        Code.styleFailed,
        `la feuille de style ${href} n'a pas pu être chargée ; vérifier l'adresse, le réseau, la CSP.`,
      )
      resolve(undefined)
    }
  })
  linked.set(href, loaded)
  document.head.append(element)
  return loaded
}
