/** The style sheets that islands have given to the page: one for each text. */

import { inEachRoot, type Root } from '../dom/roots'

/**
 * The sheets by their text, for each document: a document adopts only sheets that were made in it, and `ilots
 * check` opens one page after another.
 */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** The sheet of a text. */
export function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>()
  const sheet = known.get(text) ?? new CSSStyleSheet()
  if (!known.has(text)) sheet.replaceSync(text)
  sheets.set(document, known.set(text, sheet))
  return sheet
}

/** Documents that have `ilots.css`: nothing is added to them. */
const complete = new WeakSet<Document>()

/** Adds to the page those that neither it nor its `ilots.css` has. */
export function giveToPage(wanted: readonly CSSStyleSheet[]): void {
  // The browser works the style out to answer: it is asked only where a sheet is missing.
  if (complete.has(document) || wanted.every((sheet) => document.adoptedStyleSheets.includes(sheet))) return
  const style = getComputedStyle(document.documentElement)
  if (style.getPropertyValue('--ilots-styles').trim() === 'all') complete.add(document)
  else give(document, wanted)
}

/** Adds those that a tree does not have. */
export function give(root: Root, wanted: readonly CSSStyleSheet[]): void {
  const { adoptedStyleSheets: there } = root
  const missing = wanted.filter((sheet) => !there.includes(sheet))
  if (missing.length > 0) there.push(...missing)
}

let isFollowing = false

/** From the first call on, a shadow root has all sheets that islands have wanted before it was known. */
export function followRoots(): void {
  if (isFollowing) return
  isFollowing = true
  inEachRoot((root) => {
    if (root instanceof ShadowRoot) give(root, [...(sheets.get(document)?.values() ?? [])])
  })
}
