/** What visitors had in the old HTML and would not have in the proposed one. */
import { elementsOf, nodesOf } from '../shared/positions'
import type { Written } from './html'

const KINDS = ['text', 'link', 'field', 'image'] as const
type Kind = (typeof KINDS)[number]

export interface LeftOut {
  readonly kind: Kind
  /** The text, the address, or the name of the field. */
  readonly content: string
  /** Where it stands in the page. */
  readonly element: Element
}

/** Each text, link, field and image that is in the page's elements, and not in what takes their place. */
export function leftOut({ before, after }: Pick<Written, 'before' | 'after'>): LeftOut[] {
  const left = new Map<string, number>()
  for (const { kind, content } of after.flatMap(contentOf)) {
    const key = `${kind} ${content}`
    left.set(key, (left.get(key) ?? 0) + 1)
  }
  return before.flatMap(contentOf).filter(({ kind, content }) => {
    const key = `${kind} ${content}`
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}

const contentOf = (root: Element): LeftOut[] => [
  ...textsOf(root).map(([content, element]) => ({ kind: 'text' as const, content, element })),
  ...elementsOf(root).flatMap((element) => [
    ...linksOf(element).map((content) => ({ kind: 'link' as const, content, element })),
    ...fieldOf(element).map((content) => ({ kind: 'field' as const, content, element })),
    ...imagesOf(element).map((content) => ({ kind: 'image' as const, content, element })),
  ]),
]

const TEXTS = ['alt', 'title', 'aria-label', 'placeholder', 'data-title', 'data-caption']
/** Their content is no text of the page. */
const CODE = /^(script|style)$/

function textsOf(root: Element): [text: string, element: Element][] {
  return [...nodesOf(root)]
    .flatMap((node): [string, Element][] => {
      if (node.nodeType === 3) {
        const element = node.parentElement ?? root
        return CODE.test(element.localName) ? [] : [[node.textContent ?? '', element]]
      }
      if (node.nodeType !== 1) return []
      const element = node as Element
      const isButton = element.matches('input[type="submit"],input[type="button"],input[type="reset"]')
      const names = isButton ? [...TEXTS, 'value'] : TEXTS
      return names.map((name) => [element.getAttribute(name) ?? '', element])
    })
    .map(([text, element]): [string, Element] => [text.replace(/\s+/g, ' ').trim(), element])
    .filter(([text]) => text !== '')
}

/** Addresses that lead somewhere. */
const linksOf = (element: Element): string[] =>
  [
    ...(element.matches('a, area') ? [element.getAttribute('href')] : []),
    element.getAttribute('action'),
    element.getAttribute('formaction'),
  ].flatMap((address) => (address && address !== '#' && !/^\s*javascript:/i.test(address) ? [address] : []))

function fieldOf(element: Element): string[] {
  const isField = element.matches('input, select, textarea') || element.matches('button[name]')
  if (!isField) return []
  const name = element.getAttribute('name') || element.id || element.localName
  const hasValue = element.matches('[type="checkbox"],[type="radio"],[type="hidden"]')
  return [hasValue ? `${name}=${element.getAttribute('value') ?? ''}` : name]
}

/** Old libraries load some later, from attributes of their own. */
const ONE_IMAGE = ['src', 'poster', 'data-src', 'data-lazy', 'data-background', 'data-src-retina']
const SEVERAL_IMAGES = ['srcset', 'data-srcset']

const imagesOf = (element: Element): string[] =>
  element.localName === 'script'
    ? []
    : [
        ...ONE_IMAGE.flatMap((name) => element.getAttribute(name)?.trim() || []),
        ...SEVERAL_IMAGES.flatMap((name) => candidates(element.getAttribute(name) ?? '')),
      ]

/** `a.jpg 1x, b.jpg 2x` */
const candidates = (list: string): string[] =>
  list.split(/,\s/).flatMap((candidate) => candidate.trim().split(/\s/)[0] || [])
