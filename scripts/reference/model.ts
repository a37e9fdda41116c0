/** A page of the reference, before it is Markdown or HTML. */
import type { Words } from '../../src/island/define-reference'

export type Language = 'fr' | 'en'
export const LANGUAGES: readonly Language[] = ['fr', 'en']

/**
 * Texts are plain, with `code` between backquotes, `**strong**` words and `[links](ref:page#anchor)`: `ref:` names a page of
 * the reference, `file:` a file beside its pages, anything else is an address.
 */
export type Block =
  | {
      readonly kind: 'heading'
      readonly id: string
      readonly text: string
      /** Below one of 2; only those of 2 are in the list of the page's headings. */
      readonly level: 2 | 3
    }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'code'
      readonly language: 'html' | 'js' | 'json' | 'css' | 'sh' | 'http' | 'php' | 'txt'
      readonly code: string
    }
  | Table
  | Entry

/** An island of the catalogue, beside its HTML. */
export interface Entry {
  readonly kind: 'entry'
  readonly name: string
  readonly purpose: string
  /** What its pictures show. */
  readonly seen: string
  readonly html: string
  readonly script: string
  /** Across and down in pixels, by the file of the picture: a page keeps its place before it is there. */
  readonly sizes: Readonly<Record<string, readonly [across: number, down: number]>>
}

export interface Table {
  readonly kind: 'table'
  readonly head: readonly string[]
  readonly rows: readonly Row[]
}
export interface Row {
  /** An anchor. */
  readonly id?: string
  readonly cells: readonly string[]
}

type Section = 'start' | 'island' | 'guide'

export interface Page {
  /** Its address below the language's own, and its file. */
  readonly slug: string
  readonly section: Section
  readonly title: string
  readonly lead: string
  readonly blocks: readonly Block[]
}

/** Chooses the language of a text. */
export type Say = (text: Words) => string
/** The same, for texts that stand where they are used. */
export type Both = (fr: string, en: string) => string

/** One page in both languages. */
export interface Source {
  readonly slug: string
  readonly section: Section
  readonly title: Words
  readonly lead: Words
  blocks(both: Both, say: Say): readonly Block[]
}

export function pageOf({ slug, section, title, lead, blocks }: Source, language: Language): Page {
  const say: Say = (text) => text[language]
  const both: Both = (fr, en) => (language === 'fr' ? fr : en)
  return { slug, section, title: say(title), lead: say(lead), blocks: blocks(both, say) }
}

export const heading = (id: string, text: string, level: 2 | 3 = 2): Block => ({
  kind: 'heading',
  id,
  text,
  level,
})
export const paragraph = (text: string): Block => ({ kind: 'text', text })
export const list = (...items: string[]): Block => ({ kind: 'list', items })
export const code = (
  language: 'html' | 'js' | 'json' | 'css' | 'sh' | 'http' | 'php' | 'txt',
  text: string,
): Block => ({
  kind: 'code',
  language,
  code: text,
})
export const table = (head: readonly string[], rows: readonly (Row | readonly string[])[]): Table => ({
  kind: 'table',
  head,
  rows: rows.map((row) => ('cells' in row ? row : { cells: row })),
})
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Inline code; a backquote in it would end it. */
export const mono = (text: string): string => (text === '' ? '' : `\`${text}\``)
