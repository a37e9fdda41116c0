/** `Asset`, with which page scripts load scripts, style sheets and images. */

import { sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import { scriptAddress } from '../../src/server/html'
import { type Dictionary, toArray } from '../core/loose'
import type { Kit } from '../kit'
import type { OldElement } from '../old-element'

type Handler = (this: unknown, ...args: unknown[]) => unknown

interface Split {
  readonly document: Document
  readonly events: Partial<Record<'load' | 'error' | 'abort', Handler>>
  /** What the element is given. */
  readonly properties: Dictionary
}

/** Tells an asset's handlers, `onload` or `onLoad`, from the properties of its element. */
function split(given: Dictionary): Split {
  const { document: asked, timeout: _timeout, check: _check, ...others } = given
  const events: Dictionary = {}
  const properties: Dictionary = {}
  for (const [name, value] of Object.entries(others)) {
    const event = /^on(load|error|abort)$/i.exec(name)?.[1]?.toLowerCase()
    if (!event) properties[name] = value
    else if (typeof value === 'function') events[event] ??= value
  }
  return { document: (asked as Document | undefined) ?? document, events, properties }
}

/**
 * The address as the `src` of a script takes it. One of the site itself goes through our policy where the
 * configuration trusts old calls (`trustOldHtml`); any other one is a text, on which the page's own policies decide.
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

/** Puts a file into the page. A failure is reported, and fires `error` for the page's script. */
function place(
  page: Pick<Page, 'report'>,
  element: HTMLElement,
  what: string,
  given: Dictionary,
  put: () => void,
): HTMLElement {
  const { document: asked, events, properties } = split(given)
  const file = element as OldElement
  const reportFailure = (cause?: unknown) =>
    page.report.warn(
      Code.oldCallFailed,
      sentence`${what} : le fichier n’est pas chargé. Il est introuvable, ou la politique de sécurité de la page \
(CSP, Trusted Types) le refuse.`,
      { element, cause },
    )
  if (events.load) file.addEvent('load', events.load)
  if (events.error) file.addEvent('error', events.error)
  file.addEventListener('error', () => reportFailure())
  try {
    file.set(properties)
    put()
    file.inject(asked.head)
  } catch (cause) {
    reportFailure(cause)
    // Once the script has the element that is returned to it.
    window.setTimeout(() => file.fireEvent('error'), 1)
  }
  return file
}

function makeFiles(page: Pick<Page, 'report'>) {
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

/** Makes an image. The first of its events is the last: its handler has the image as `this`, a moment later. */
function image(source: string, given: Dictionary = {}): HTMLImageElement {
  const { events, properties } = split(given)
  const element = document.createElement('img')
  const signal = new AbortController()
  for (const name of ['load', 'error', 'abort'] as const) {
    const settle = () => {
      signal.abort()
      if (name === 'load' && !element.parentNode)
        Object.assign(element, { width: element.width, height: element.height })
      window.setTimeout(() => events[name]?.call(element, element), 1)
    }
    element.addEventListener(name, settle, signal)
  }
  ;(element as unknown as OldElement).set(properties)
  element.src = source
  return element
}

type Done = (this: unknown, counter: number, index: number, source: string) => unknown

interface Options {
  onComplete?: () => unknown
  onProgress?: Done
  onError?: Done
  properties?: Dictionary
}

const makeImages = ({ Elements }: Kit) => ({
  image,
  images(given: unknown, options: Options = {}) {
    const sources = toArray(given) as string[]
    let counter = 0
    const complete = () => options.onComplete?.()
    const settle = (index: number, source: string, done?: Done) =>
      function (this: unknown) {
        counter++
        done?.call(this, counter, index, source)
        if (counter === sources.length) complete()
      }
    // Nothing to wait for: the original never ends then.
    if (sources.length === 0) window.setTimeout(complete, 1)
    return new Elements(
      sources.map((source, index) =>
        image(source, {
          ...options.properties,
          onload: settle(index, source, options.onProgress),
          onerror: settle(index, source, options.onError),
        }),
      ),
    )
  },
})

export const makeAsset = (page: Pick<Page, 'report'>, kit: Kit): Dictionary =>
  Object.fromEntries(
    Object.entries({ ...makeFiles(page), ...makeImages(kit) }).map(([name, load]) => [
      name,
      // Scripts of that time write `new Asset.images(…)`. A function without `this` would be minified to an arrow
      // function.
      function (this: unknown, ...args: unknown[]) {
        return (load as (...args: unknown[]) => unknown).apply(this, args)
      },
    ]),
  )
