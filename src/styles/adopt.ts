/**
 * Style sheets of islands. They are constructed from text that comes with the script: no sheet is requested, nothing
 * waits for one, and no policy has to allow them (contract §3).
 */

import controls from 'styles:controls'
import page from 'styles:page'
import { inEachRoot, type Root, shadowRoots } from '../dom/roots'

/**
 * The sheets by their text, for each document: a document adopts only sheets that were made in it, and `ilots
 * check` opens one page after another.
 */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** The sheet of a text. */
function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>()
  const sheet = known.get(text) ?? new CSSStyleSheet()
  if (!known.has(text)) sheet.replaceSync(text)
  sheets.set(document, known.set(text, sheet))
  return sheet
}

/** Adds those that a tree does not have. */
function give(root: Root, wanted: readonly CSSStyleSheet[]): void {
  const { adoptedStyleSheets: there } = root
  const missing = wanted.filter((sheet) => !there.includes(sheet))
  if (missing.length > 0) there.push(...missing)
}

let isFollowing = false

/** From the first call on, a shadow root has all sheets that islands have wanted before it was known. */
function followRoots(): void {
  if (isFollowing) return
  isFollowing = true
  inEachRoot((root) => {
    if (root instanceof ShadowRoot) give(root, [...(sheets.get(document)?.values() ?? [])])
  })
}

/** Whether the page has `ilots.css`: then nothing is added. */
const hasAll = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--ilots-styles').trim() === 'all'

/**
 * Gives the page `texts` and what islands share as style sheets, all in one change. A sheet that is
 * there already is not added again.
 */
export const adopt = (...texts: readonly string[]): void => adoptAlone(page, controls, ...texts)

/**
 * The same, for rules that need nothing of what islands share. Sheets are appended, never put before others: Chromium
 * lays out the whole page then. What several islands share must not depend on its place.
 */
export function adoptAlone(...texts: readonly string[]): void {
  const wanted = texts.map(sheetOf)
  if (!hasAll()) give(document, wanted)
  giveShadows(wanted)
}

/** Gives the page rules that stand in a script alone: a page that has `ilots.css` needs them as well. */
export function adoptRules(text: string): void {
  const wanted = [sheetOf(text)]
  give(document, wanted)
  giveShadows(wanted)
}

/** No sheet of the page reaches into a shadow root: each root has all that was wanted, later ones too. */
function giveShadows(wanted: readonly CSSStyleSheet[]): void {
  followRoots()
  for (const root of shadowRoots()) give(root, wanted)
}
