/** The translations service; its code is in `islands/translations` (§7.12). */

import type { Message, Report } from '../errors'

/** The site's texts: `traductions` by their French text. */
export interface Table {
  langue: string
  traductions: Readonly<Record<string, string>>
}

/** What the server receives of an expression that it does not know yet. */
export interface LearnOptions {
  /** The language that the expression is written in; the page's by default. */
  langue?: string
  /** Values of the placeholders: they are filled in on the page, and sent along. */
  tableau_donnee?: Readonly<Record<string, unknown>>
  /** The module that the text belongs to. */
  module?: string
  /** The server may not change the text by itself. */
  no_modif?: unknown
  /** The server learns it even when the table has it. */
  force_learn?: unknown
}

/** The site's translations, and what integrators read: fetched when the page first asks for a text. */
export interface TranslationsService {
  /**
   * Fetches the table once a page, in the background; with `learn`, the server learns an expression that
   * the table lacks. Never rejects.
   */
  want(expression: string, learn?: LearnOptions): Promise<void>
  /**
   * Puts what a report says into English, for the console of an English page. Never rejects; it stays French where
   * the words cannot be had.
   */
  inEnglish(report: Report, sentence: Message): Promise<void>
}
