/** More of what page editors wrote into pages, less often: with `ilots.legacy.js` only (contract §6.2). */

import type { Page } from '../../src/contracts/page'
import { memberOf } from '../../src/dom/element-members'
import { oldFragment } from '../../src/server/old-html'
import { findObject, leaveOnDocument } from '../dreamweaver-objects'
import { later } from '../later'
import { swfGlobals } from './swf'

export function legacyPageHelpers(page: Pick<Page, 'modal' | 'oldGlobals'>) {
  const complain = later(page, 'complain')
  const object = <Found>(name: unknown): Found | undefined => {
    const found = findObject(name) as Found | null
    if (!found) void complain(name)
    return found ?? undefined
  }
  return {
    /** Triples: name, unused, `show` or `hide`. */
    MM_showHideLayers(...given: string[]): void {
      const values: Record<string, string> = { __proto__: null as never, show: 'visible', hide: 'hidden' }
      for (let index = 0; index < given.length - 2; index += 3) {
        const value = given[index + 2] ?? ''
        object<HTMLElement>(given[index])?.style.setProperty('visibility', values[value] ?? value)
      }
    },
    MM_popupMsg(text: unknown): void {
      void page.modal.alert(String(text))
    },
    MM_setTextOfLayer(name: string, _: unknown, text: string): void {
      object<HTMLElement>(name)?.replaceChildren(oldFragment(unescaped(text)))
    },
    /** No browser shows this text any more; links that return the call's value still work. */
    MM_setTextOfStatus(text: string): void {
      window.status = text
      leaveOnDocument('MM_returnValue', true)
    },
    MM_setTextOfTextfield(name: string, _: unknown, text: string): void {
      const field = object<HTMLInputElement>(name)
      if (field) field.value = unescaped(text)
    },
    MM_setTextOfFrame(name: string, _: unknown, text: string): void {
      const found = object<Window & HTMLIFrameElement>(name)
      const framed = found?.contentDocument ?? found?.document
      // An image of that page may be named `body`.
      const body = framed && (memberOf(framed, 'body') as HTMLElement)
      body?.replaceChildren(oldFragment(unescaped(text)))
    },
    ...swfGlobals(page),
  }
}

/** Reads what Dreamweaver has escaped as Latin-1 (`%E9`), which `decodeURIComponent` refuses. */
const unescaped = (text: unknown): string => unescape(String(text))
