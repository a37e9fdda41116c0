/** HTML to write: the page's own element, changed. */
import { NOWHERE, type Page, type Target } from './page'

export interface Written {
  readonly html: readonly string[]
  /** How many more are to be written likewise. */
  readonly more: number
  /** Made up: the page has no such element, or not yet. */
  readonly isSample: boolean
}

/** What is written where the page has no such element, or not yet. */
export const SAMPLES = {
  link: '<a>…</a>',
  page: '<a href="page.html">…</a>',
  image: '<a href="grande.jpg"><img src="petite.jpg" alt="…"></a>',
  field: '<input name="…">',
  form: '<form method="post" action="…"><input name="…"><button>…</button></form>',
} as const

/** How many of a kind are shown. */
const SHOWN = 3
/** An element that is longer is shown without most of what is in it. */
const LONGEST = 320
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

interface How {
  /** What of the inside is shown, when it is not all. */
  readonly parts?: string
  readonly most?: number
}

/**
 * @param sample an element that would do, where the page has none.
 * @param change is run on a copy: the page stays as it is.
 */
export function write(
  { root }: Page,
  { elements, selector }: Target = NOWHERE,
  sample: string,
  change: (element: Element) => void,
  { parts, most = SHOWN }: How = {},
): Written {
  const found = elements.filter(({ localName }) => localName !== 'html' && localName !== 'body')
  const isSample = found.length === 0
  const shown = isSample ? [sampleOf(root, sample, selector)] : found.slice(0, most)
  return {
    html: shown.map((element) => {
      const copy = element.cloneNode(true) as Element
      change(copy)
      return shortly(copy, parts)
    }),
    more: Math.max(0, found.length - most),
    isSample,
  }
}

/** Elements of the page as they are to be, or new ones. */
export const htmlOf = (
  page: Page,
  elements: readonly Element[],
  change: (element: Element) => void = () => {},
): readonly string[] => (elements.length > 0 ? write(page, { selector: '', elements }, '', change).html : [])

/** A form, of which the fields that `change` marks with `data-ilots-advised` are shown. */
export function writeForm(
  page: Page,
  target: Target | undefined,
  sample: string,
  change: (form: Element) => void,
): Written {
  const marked = (form: Element) => {
    mark(form, 'form')
    change(form)
  }
  const written = write(page, target, sample, marked, { parts: '[data-ilots-advised]' })
  // The mark of what is shown goes again.
  return { ...written, html: written.html.map((html) => html.replaceAll(' data-ilots-advised', '')) }
}

/** `a.modal` is one with that class. */
function sampleOf(root: Document, html: string, selector: string): Element {
  const template = root.createElement('template')
  template.innerHTML = html
  const element = template.content.firstElementChild ?? root.createElement('div')
  const last =
    selector
      .split(',')[0]
      ?.trim()
      .split(/[\s>+~]+/)
      .pop() ?? ''
  for (const [, mark, name = ''] of last.matchAll(/([#.])([\w-]+)/g))
    if (mark === '#') element.id = name
    else element.classList.add(name)
  return element
}

function shortly(element: Element, parts: string | undefined): string {
  if (parts) {
    const shown = [...element.querySelectorAll(parts)].map((part) => `  ${shortly(part, undefined)}`)
    return [startTag(element), ...shown, `  …`, `</${element.localName}>`].join('\n')
  }
  const whole = outer(element)
  if (whole.length <= LONGEST) return whole
  for (const child of [...element.children]) if (outer(child).length > LONGEST / 3) child.textContent = '…'
  const [a, b, ...others] = [...element.children]
  if (outer(element).length <= LONGEST || !a || !b) return cut(element)
  for (const other of others) other.remove()
  element.append('…')
  return cut(element)
}

const cut = (element: Element): string => {
  if (outer(element).length <= 2 * LONGEST) return outer(element)
  element.textContent = '…'
  return outer(element)
}

export function startTag(element: Element): string {
  const names = element.getAttributeNames().filter((name) => name !== 'class' || element.className !== '')
  const attributes = names.map((name) => attribute(name, element.getAttribute(name) ?? ''))
  return `<${[element.localName, ...attributes].join(' ')}>`
}

/** In quotation marks that need no escape, where there are some. */
function attribute(name: string, value: string): string {
  if (value === '') return name === 'alt' || name === 'value' || name === 'href' ? `${name}=""` : name
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return text.includes('"') && !text.includes("'")
    ? `${name}='${text}'`
    : `${name}="${text.replaceAll('"', '&quot;')}"`
}

function outer(node: Node): string {
  if (node.nodeType === 3)
    return (node.textContent ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replace(/\s+/g, ' ')
  if (node.nodeType !== 1) return ''
  const element = node as Element
  if (VOID.test(element.localName)) return startTag(element)
  return `${startTag(element)}${[...element.childNodes].map(outer).join('')}</${element.localName}>`
}

/** Adds a word to `data-ilot`, which may have some. */
export function mark(element: Element, word: string): void {
  const words = (element.getAttribute('data-ilot') ?? '').split(/\s+/).filter(Boolean)
  if (!words.includes(word)) element.setAttribute('data-ilot', [...words, word].join(' '))
}

/** Without a handler or an address that is a script. */
export function withoutHandler(element: Element, event: string): void {
  element.removeAttribute(`on${event}`)
  if (/^\s*javascript:/i.test(element.getAttribute('href') ?? '')) element.setAttribute('href', '#')
}
