/** The page's own elements, found by what old scripts select them with. */
import type { Language } from '../shared/wording'

/** A page, as the adapters see it. */
export interface Page {
  readonly root: Document
  readonly product: string
  /** Whether it is given: by its tag, or by the command. */
  readonly isProductKnown: boolean
  readonly lang: Language
  /** Whose `$` it is where both libraries are there: MooTools takes an id, jQuery a selector. */
  readonly dollar: 'jquery' | 'mootools'
  /** What the page loads, or has of its own: names in `LIBRARIES`. */
  readonly libraries: ReadonlySet<string>
  /** A script could not be read: a library may be in it. */
  readonly hasUnread: boolean
  /** Names that stand for jQuery in all of the page's scripts: `$j` after `var $j = jQuery.noConflict()`. */
  readonly aliases: ReadonlySet<string>
}

/** What a script has selected. */
export interface Target {
  /** As it is written; empty when it is known only when the script runs. */
  readonly selector: string
  /** Those of the page; what a script makes is not there yet. */
  readonly elements: readonly Element[]
}

export const NOWHERE: Target = { selector: '', elements: [] }

/** jQuery's own words in a selector, as browsers have them, or not at all. */
const OF_JQUERY: readonly (readonly [RegExp, string])[] = [
  [/:input\b/g, ':is(input,select,textarea,button)'],
  [/:(text|password|checkbox|radio|submit|file|image)\b/g, '[type=$1]'],
  [
    /:(first|last|even|odd|visible|hidden|animated|header|parent|eq\(\d+\)|gt\(\d+\)|lt\(\d+\))(?![\w-])/g,
    '',
  ],
  // A value without quotation marks may hold what browsers refuse there.
  [/\[([\w-]+)([~|^$*]?=)([^"'[\]]+)\]/g, '[$1$2"$3"]'],
]

export function select(root: ParentNode, selector: string): Element[] {
  const plain = OF_JQUERY.reduce((text, [pattern, into]) => text.replace(pattern, into), selector).trim()
  try {
    return plain ? [...root.querySelectorAll(plain)] : []
  } catch {
    return []
  }
}

export function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

/** That of a form itself gives another object in happy-dom, which stands nowhere in the page. */
export function closest(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) if (matches(at, selector)) return at
  return null
}

export const targetOf = ({ root }: Page, selector: string): Target => ({
  selector,
  elements: select(root, selector),
})

/** By an id, as MooTools and Dreamweaver take one. */
export function byId({ root }: Page, id: string): Target {
  const element = root.getElementById(id.replace(/^#/, ''))
  return { selector: `#${id.replace(/^#/, '')}`, elements: element ? [element] : [] }
}

/** The id that a script selects by, or that the first of the elements has. */
export const idOf = (target: Target | undefined): string | undefined =>
  target?.elements[0]?.id || /#([\w-]+)/.exec(target?.selector ?? '')?.[1]
