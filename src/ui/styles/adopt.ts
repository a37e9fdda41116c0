/**
 * Style sheets of islands: constructed, so that none is requested and nothing waits for one. They come with the script
 * and need no permission of a policy (contract §3).
 */
import controls from 'styles:controls'
import page from 'styles:page'
import { pageWide } from '../../island/page-wide'

/** By their text. A document adopts only what was made in it, and `ilots check` opens one after the other. */
const sheets = pageWide('sheets', () => new WeakMap<Document, Map<string, CSSStyleSheet>>())

/** Whether the page has `ilots.css`: then nothing is added. */
const hasAll = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--ilots-styles').trim() === 'all'

/**
 * What islands share and `texts` are style sheets of the page from now on, all in one change. A second call with the same
 * ones does nothing.
 */
export const adopt = (...texts: readonly string[]): void => adoptAlone(page, controls, ...texts)

/** The same, for rules that use nothing of what islands share. */
export function adoptAlone(...texts: readonly string[]): void {
  const there = new Set(document.adoptedStyleSheets)
  const missing = texts.map(sheetOf).filter((sheet) => !there.has(sheet))
  if (missing.length > 0 && !hasAll()) document.adoptedStyleSheets.push(...missing)
}

/** What parts of islands share lies below the islands' own sheets, whenever it comes. */
export function adoptShared(text: string): void {
  const sheet = sheetOf(text)
  if (!document.adoptedStyleSheets.includes(sheet) && !hasAll())
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
}

function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>()
  const sheet = known.get(text) ?? new CSSStyleSheet()
  if (!known.has(text)) sheet.replaceSync(text)
  sheets.set(document, known.set(text, sheet))
  return sheet
}
