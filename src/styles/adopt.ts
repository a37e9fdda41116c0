/**
 * Style sheets of islands. They are constructed from text that comes with the script: no sheet is requested, nothing
 * waits for one, and no policy has to allow them (contract §3).
 */

import controls from 'styles:controls'
import page from 'styles:page'
import { shadowRoots } from '../dom/roots'
import { followRoots, give, giveToPage, sheetOf } from './sheets'

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
  giveToPage(wanted)
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
