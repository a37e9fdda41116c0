/**
 * A page of the reference: Markdown, in one language. Guides are written by hand, the others are made from
 * definitions.
 */
import type { Words } from '../../src/island/define-reference'

export type Language = 'fr' | 'en'
export const LANGUAGES: readonly Language[] = ['fr', 'en']

/** An island of the catalogue, beside its HTML. */
export interface Entry {
  readonly name: string
  readonly purpose: string
  /** What its pictures show. */
  readonly seen: string
  readonly html: string
  readonly script: string
  /** Across and down in pixels, by the file of the picture: a page keeps its place before it is there. */
  readonly sizes: Readonly<Record<string, readonly [across: number, down: number]>>
}

/** A family of the catalogue. */
export interface Gallery {
  readonly id: string
  readonly title: string
  readonly entries: readonly Entry[]
}

type Section = 'start' | 'island' | 'guide'

export interface Page {
  /** Its address below the language's own, and its file. */
  readonly slug: string
  readonly section: Section
  readonly title: string
  readonly lead: string
  /**
   * What follows the lead. A link `ref:page#anchor` leads to a page of the reference, `file:name` to a file beside
   * it.
   */
  readonly markdown: string
  /** Of the catalogue: it stands before the rest. */
  readonly gallery?: readonly Gallery[]
}

/** Chooses the language of a text. */
export type Say = (text: Words) => string
/** The same, for texts that stand where they are used. */
export type Both = (fr: string, en: string) => string

export const sayIn =
  (language: Language): Say =>
  (text) =>
    text[language]
export const bothIn =
  (language: Language): Both =>
  (fr, en) =>
    language === 'fr' ? fr : en

/** The anchor is the same in both languages. */
export const heading = (id: string, text: string, level: 2 | 3 = 2): string =>
  `${'#'.repeat(level)} <a id="${id}"></a>${text}`
export const list = (...items: string[]): string => items.map((item) => `- ${item}`).join('\n')
export const code = (language: 'html' | 'js' | 'css' | 'json' | 'sh' | 'txt', text: string): string =>
  `\`\`\`${language}\n${text}\n\`\`\``
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [rowOf(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(rowOf)].join('\n')
}
/** A bar would end the cell, in code, too. */
const rowOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Inline code; a backquote in it would end it. */
export const mono = (text: string): string => (text === '' ? '' : `\`${text}\``)
