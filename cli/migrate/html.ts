/** HTML to write: the page's own element, changed. */
import { wording } from '../shared/wording'
import { NOWHERE, type Page, type Target } from './page'
import samples from './samples.json' with { type: 'json' }

export interface Written {
  /** Elements of the page. */
  readonly before: readonly Element[]
  /** What is to stand in their place. */
  readonly after: readonly Element[]
  /** The first of these as HTML, without most of what is in a long one. */
  readonly shown: readonly string[]
  /** How many more are to be written likewise. */
  readonly more: number
  /** Made up: the page has no such element, or not yet. */
  readonly isSample: boolean
}

/** Names of the page's that nobody knows yet, in the language of the report. */
export const sampleName = wording(samples)
const NAMES = Object.keys(samples) as (keyof typeof samples)[]

/** What is written where the page has no such element, or not yet: `{large}` is a sample name. */
export const SAMPLES = {
  link: '<a>…</a>',
  page: '<a href="page.html">…</a>',
  image: '<a href="{large}"><img src="{small}" alt="…"></a>',
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
  /** Whether one is enough. */
  readonly isOne?: boolean
}

/**
 * @param sample an element that would do, where the page has none.
 * @param change is run on a copy: the page stays as it is.
 */
export function write(
  page: Page,
  { elements, selector }: Target = NOWHERE,
  sample: string,
  change: (element: Element) => void,
  { parts, isOne = false }: How = {},
): Written {
  const found = elements.filter(({ localName }) => localName !== 'html' && localName !== 'body')
  const before = isOne ? found.slice(0, 1) : found
  const isSample = found.length === 0
  const after = (isSample ? [sampleOf(page, sample, selector)] : before).map((element) => {
    const copy = element.cloneNode(true) as Element
    change(copy)
    return copy
  })
  const shown = show(after, parts)
  return { before, after, shown, more: Math.max(0, found.length - shown.length), isSample }
}

const NOTHING: Written = { before: [], after: [], shown: [], more: 0, isSample: false }

/** The page's own elements that go with others, as they are to be. */
export const alsoWrite = (
  page: Page,
  elements: readonly Element[],
  change: (element: Element) => void,
): Written => (elements.length > 0 ? write(page, { selector: '', elements }, '', change) : NOTHING)

/** An element that the page does not have. */
export const added = (element: Element): Written => ({ ...NOTHING, after: [element], shown: show([element]) })

/** Elements that go. */
export const removed = (before: readonly Element[]): Written => ({ ...NOTHING, before })

/** One proposal of two parts. */
export const together = (first: Written, second: Written): Written => ({
  before: [...first.before, ...second.before],
  after: [...first.after, ...second.after],
  shown: [...first.shown, ...second.shown],
  more: first.more + second.more,
  isSample: first.isSample || second.isSample,
})

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
  for (const form of written.after)
    for (const field of form.querySelectorAll('[data-ilots-advised]'))
      field.removeAttribute('data-ilots-advised')
  return { ...written, shown: written.shown.map((html) => html.replaceAll(' data-ilots-advised', '')) }
}

/** `a.modal` is one with that class. */
function sampleOf({ root, lang }: Page, html: string, selector: string): Element {
  const template = root.createElement('template')
  template.innerHTML = NAMES.reduce(
    (text, name) => text.replaceAll(`{${name}}`, sampleName(lang, name)),
    html,
  )
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

const show = (elements: readonly Element[], parts?: string): string[] =>
  elements.slice(0, SHOWN).map((element) => shortly(element.cloneNode(true) as Element, parts))

/** The element is changed. */
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

/** HTML with each run of spaces as one. */
export function outer(node: Node): string {
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
