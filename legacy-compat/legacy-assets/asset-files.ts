/** `Asset.javascript` and `Asset.css`: files that page scripts add to the page. */
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import { scriptAddress } from '../../src/server/html'
import type { Dictionary } from '../core/loose'
import type { OldElement } from '../old-element'
import { split } from './split'

/**
 * The address as the `src` of a script takes it. One of the site itself goes through our policy where the configuration
 * trusts old calls (`trustOldHtml`); any other one is a text, on which the page's own policies decide.
 */
function addressOf(source: string): string {
  const url = new URL(source, document.baseURI)
  if (url.origin !== location.origin) return source
  try {
    return scriptAddress(url.href)
  } catch {
    // The page's default policy decides, if there is one.
    return source
  }
}

/** Puts a file into the page. One that cannot be had is told, to the page's script as well: `onerror`, or the event `error`. */
function place(
  page: Page,
  element: HTMLElement,
  what: string,
  given: Dictionary,
  put: () => void,
): HTMLElement {
  const { document: asked, events, properties } = split(given)
  const file = element as OldElement
  const told = (cause?: unknown) =>
    page.report.warn(
      Code.oldCallFailed,
      `${what} : le fichier n’est pas chargé. Il est introuvable, ou la politique de sécurité de la page (CSP, Trusted Types) le refuse.`,
      { element, cause },
    )
  if (events.load) file.addEvent('load', events.load)
  if (events.error) file.addEvent('error', events.error)
  file.addEventListener('error', () => told())
  try {
    file.set(properties)
    put()
    file.inject(asked.head)
  } catch (cause) {
    told(cause)
    // Once the script has the element that is returned to it.
    window.setTimeout(() => file.fireEvent('error'), 1)
  }
  return file
}

export function makeFiles(page: Page) {
  return {
    javascript(source: string, given: Dictionary = {}) {
      const script = document.createElement('script')
      script.type = 'text/javascript'
      return place(page, script, `Asset.javascript('${source}')`, given, () => {
        script.src = addressOf(source)
      })
    },
    css(source: string, given: Dictionary = {}) {
      const link = document.createElement('link')
      Object.assign(link, { type: 'text/css', rel: 'stylesheet', media: 'screen' })
      return place(page, link, `Asset.css('${source}')`, given, () => {
        link.href = source
      })
    },
  }
}
