/**
 * What Dreamweaver wrote into pages and cannot come later, with the signatures that
 * Dreamweaver gave it (§1, contract §6.1).
 */
import type { Page } from '../src/contracts/page'
import { safeUrl } from '../src/server/safe-url'
import { findObject, isAccepted, leaveOnDocument } from './dreamweaver-objects'
import { later } from './later'

export function dreamweaverGlobals(page: Pick<Page, 'openApart' | 'oldGlobals'>) {
  const complain = later(page, 'complain')
  /**
   * Without an address, it opens an empty window, which a form has as its target; a window that
   * is open already stays as it is.
   */
  const visit = (address: string, target?: string, features?: string): void => {
    const url = address === '' ? undefined : safeUrl(String(address ?? ''))
    if (url === null) void complain(address, true)
    else page.openApart(url, target, features)
  }
  return {
    MM_findObj: findObject,
    MM_openBrWindow: visit,
    MM_goToURL(...pairs: string[]): void {
      leaveOnDocument('MM_returnValue', false)
      for (let index = 0; index < pairs.length - 1; index += 2)
        visit(`${pairs[index + 1]}`, nameOf(pairs[index]))
    },
    MM_jumpMenu(target: string, select: unknown, restore?: unknown): void {
      const menu = (typeof select === 'string' ? findObject(select) : select) as HTMLSelectElement | null
      if (!menu) return void complain(select)
      visit(menu.value, nameOf(target))
      if (restore) menu.selectedIndex = 0
    },
    /** Triples: name, unused, rule. The page's `onsubmit` returns `document.MM_returnValue`. */
    MM_validateForm(...given: unknown[]): void {
      let isRight = true
      for (let index = 0; index < given.length - 2; index += 3) {
        const field = findObject(given[index]) as HTMLInputElement | null
        if (!field) void complain(given[index])
        else isRight &&= isAccepted(String(field.value), String(given[index + 2]))
      }
      if (!isRight) void page.oldGlobals.alert('Erreur(s) rencontrée(s)', given)
      leaveOnDocument('MM_returnValue', isRight)
    },
  }
}

/** Reads `parent.frames['menu']`, which was evaluated once, as the name that a link's `target` has. */
const nameOf = (path: unknown): string => {
  const name =
    String(path)
      .match(/\w[\w-]*/g)
      ?.pop() ?? ''
  return name.replace(/^(self|parent|top)$|^(window|document)$/, (_, own = 'self') => `_${own}`)
}
