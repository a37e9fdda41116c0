/** What each item of a navbar shows, by its type (§3.5). */

import { ilotsError, refusal, sentence } from '../../src/base/errors'
import { ownProperty } from '../../src/base/own-property'
import type { Config } from '../../src/contracts/config'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import { copyOf, copyOfTemplate, preferTemplate } from '../../src/dom/content'
import { toFragment } from '../../src/server/html'
import { clean } from '../../src/server/server-html'

/** The value at a dotted path of the configuration. Only own properties are read. */
export function lookUp(config: Config, path: string): unknown {
  let value: unknown = config
  for (const key of path.split('.')) {
    if (typeof value !== 'object') return undefined
    value = ownProperty(value as Record<string, unknown> | null, key)
  }
  return value
}

/** A value of the site's identity, own properties only; `logo_site` replaces a missing `logo` (§3.7). */
export function identityOf({ identite }: Config, key: string): unknown {
  const read = (name: string) => ownProperty(identite, name)
  return read(key) ?? (key === 'logo' ? read('logo_site') : undefined)
}

const LOGO_KEYS: readonly string[] = ['logo', 'logo_site']

/** Whether a path (`identite.logo`) or a key names the logo. */
export const isLogo = (path: string): boolean => LOGO_KEYS.includes(path.split('.').at(-1) ?? '')

const REFERENCES = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'list',
  'form',
]

/**
 * Copies a block of the page, or what a template holds, without ids and without what islands left on the original
 * (contract §7).
 * @returns `null` when the selector finds nothing or is not valid.
 */
export function cloneOf(selector: string): HTMLElement | null {
  let original: Element | null = null
  try {
    original = preferTemplate(document.querySelectorAll(selector))[0] ?? null
  } catch {
    return null
  }
  if (!original) return null
  const copy = (original instanceof HTMLTemplateElement ? boxed(original) : copyOf(original)) as HTMLElement
  const elements = [copy, ...copy.querySelectorAll('*')]
  const ids = new Set(elements.map(({ id }) => id).filter(Boolean))
  for (const element of elements) {
    element.removeAttribute('id')
    element.removeAttribute('data-ilot-mounted')
    // Ids are gone from the copy: a reference would point at the original.
    const pointsBack = (name: string) =>
      element
        .getAttribute(name)
        ?.split(/\s+/)
        .some((id) => ids.has(id))
    for (const name of REFERENCES.filter(pointsBack)) element.removeAttribute(name)
  }
  return copy
}

/** A copy of what a template holds, in one element. */
function boxed(template: HTMLTemplateElement): HTMLElement {
  // Without React: a copy of a block of the page, and the box in which HTML of a bar is cleaned.
  const box = document.createElement('div')
  box.append(copyOfTemplate(template))
  return box
}

/**
 * Calls a function that the page has named for its navbars: with `Ilots.navbar`, or in the configuration's `navbar`
 * list (contract §8).
 * @throws IlotsError `ILOTS-201` for any other name, `ILOTS-202` when it has nothing to show.
 */
export function callNamed(
  { navbar, config }: Pick<Page, 'navbar' | 'config'>,
  name: string,
): Element | string {
  const render = navbar.get(name) ?? (config.navbar.includes(name) && globalFunction(name))
  if (!render)
    throw ilotsError(
      Code.attributeRefused,
      refusal(
        'nom de fonction dans une barre du menu',
        name,
        sentence`Ilots.navbar('${name}', () => …), ou une fonction globale que nomme navbar dans la configuration`,
      ),
    )
  const shown: unknown = render()
  if (shown instanceof Element) return shown
  if (shown !== undefined && shown !== null) return String(shown)
  throw ilotsError(
    Code.partMissing,
    sentence`la fonction « ${name} » d'une barre du menu n'a rien rendu : attendu un texte ou un élément.`,
  )
}

/** Own properties only: an element with that id or name can be read from the window, but is no global function. */
function globalFunction(name: string): (() => unknown) | undefined {
  const value: unknown = Object.hasOwn(window, name) && Reflect.get(window, name)
  return typeof value === 'function' ? () => value() : undefined
}

/** Runs `fill` when the page names that function later. @returns stops that. */
export function onNamed(
  { navbar, store }: Pick<Page, 'navbar' | 'store'>,
  name: string,
  fill: () => void,
): () => void {
  let known = navbar.get(name)
  return store.subscribe(() => {
    const given = navbar.get(name)
    if (given === known) return
    known = given
    fill()
  })
}

/**
 * Sanitises HTML that stands in an attribute, with a library that is fetched only then (contract §7), and then as an
 * answer: a bar lies over the whole page, so nothing of it has a style, asks for a password or is sent to another
 * site.
 */
export async function sanitise(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify')
  const content = toFragment(html, 'div')
  const box = content.ownerDocument.createElement('div')
  box.append(content)
  // A named element can hide what the library needs of the document: then it would clean nothing.
  if (!purify.isSupported) box.replaceChildren(html)
  purify.sanitize(box, {
    IN_PLACE: true,
    // It parses nothing, and asks for no policy of its own.
    TRUSTED_TYPES_POLICY: null,
    FORBID_TAGS: ['style'],
    FORBID_ATTR: ['style', 'form'],
  })
  clean(box)
  for (const field of box.querySelectorAll('input[type="password" i]')) field.remove()
  content.append(...box.childNodes)
  return content
}
