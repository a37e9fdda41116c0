/** The translations service; its code is in `islands/translations` (§7.12). */

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

/** The site's translations: fetched when the page first asks for a text. */
export interface TranslationsService {
  /**
   * Fetches the table once a page, in the background; with `learn`, the server learns an expression that
   * the table lacks. Never rejects.
   */
  want(expression: string, learn?: LearnOptions): Promise<void>
}
