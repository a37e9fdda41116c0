/**
 * On a page that is neither French nor English, what the site does not translate is shown in French, and says so
 * (WCAG 3.1.2): a screen reader reads it with its French voice, and its full stop stands at its end where the page
 * is read from right to left.
 */

import { ownProperty } from '../../src/base/own-property'
import type { Page } from '../../src/contracts/page'
import { typeset } from '../../src/i18n/typeset'

/** What islands have made, and the server's own parts that they write into. */
const OURS = 'body [class*="ilots-"], body [data-role]'
/** Letters that no French text has: a sentence with a name in another script is not marked. */
const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}]/u

/** Marks what is shown in French, now and from now on. */
export function markFrench({ asked, store }: Pick<Page, 'asked' | 'store'>): void {
  /** Elements whose `lang` is ours. */
  const marked = new WeakSet<Element>()

  /** Every sentence that was asked for and is not translated, with any values, as looked up and as printed. */
  const readFrench = () => {
    const { traductions } = store.getState().translation
    const sentences = [...asked]
      // A sentence of values alone would match any text.
      .filter(
        (text) =>
          (ownProperty(traductions, text) ?? text) === text && /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')),
      )
      .flatMap((text) => [text, typeset(text)])
      .map((text) => text.replace(/[\\^$.*+?()[\]|]/g, '\\$&').replace(/\{\w+\}/g, '[^]+'))
    return new RegExp(`^(${sentences.join('|')})$`)
  }

  const update = (node: Node | null, french: RegExp) => {
    const element = node instanceof Element ? (node as HTMLElement) : undefined
    // In a field, the visitor writes in the language of the page.
    if (!element || element.matches('input, select, textarea') || !element.closest(OURS)) return
    if (element.hasAttribute('lang') && !marked.has(node as Element)) return
    const all = element.textContent?.trim()
    const directText = [...element.childNodes]
      .map((child) => (child instanceof Text ? child.data : ''))
      .join('')
    // A name (`aria-label`) has the language of its element, which is that of its text, too.
    const text = all ? directText.trim() : element.getAttribute('aria-label')
    if (text && (!all || text === all) && !OTHER_LETTERS.test(text) && french.test(text)) {
      marked.add(node as Element)
      element.lang = 'fr'
      if (all) element.style.setProperty('unicode-bidi', 'plaintext', 'important')
    } else if (marked.delete(node as Element)) {
      element.removeAttribute('lang')
      element.style.removeProperty('unicode-bidi')
      if (element.getAttribute('style') === '') element.removeAttribute('style')
    }
  }
  const updateBelow = (root: Node, french: RegExp) => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT)
    for (let node: Node | null = root; node; node = nodes.nextNode()) update(node, french)
  }

  new MutationObserver((records) => {
    const french = readFrench()
    for (const { target, addedNodes } of records) {
      update(target instanceof Text ? target.parentNode : target, french)
      for (const node of addedNodes) updateBelow(node, french)
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label'],
  })
  updateBelow(document.body, readFrench())
}
