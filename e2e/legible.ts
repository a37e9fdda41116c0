/** Whether what is open can be read and used: nothing is cut off, nothing lies over something else. */
import type { Page } from '@playwright/test'

/**
 * What a reader's own style sheet sets (WCAG 2.2, 1.4.12): in a layer before ours, so that no rule of ours wins
 * against it.
 */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@layer reader {
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    }`)
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  })

/**
 * Each text of `selector` that is cut off, out of reach, or under another text or a button; the texts are those of
 * the page.
 */
export const illegible = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const SLACK = 2
    const found: string[] = []
    const roots = [...document.querySelectorAll(selector)].filter((root) => root.checkVisibility())
    if (roots.length === 0) return [`nothing is ${selector}`]
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(
        '.ilots-spoken, .visually-hidden, [inert], svg, option, [data-ilots-star], .splide__sr',
      )
    /**
     * What cuts an element off: the box around it that hides what is too much, and the window; a box that scrolls
     * does not.
     */
    const cutsOf = (element: Element) => {
      const cuts: DOMRect[] = []
      let [x, y] = [true, true]
      for (let at: Element | null = element; at && (x || y); at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        const { left, top, width, height } = at.getBoundingClientRect()
        const cutsX = x && /hidden|clip/.test(overflowX)
        const cutsY = y && /hidden|clip/.test(overflowY)
        if (at !== document.documentElement && at !== document.body && (cutsX || cutsY))
          cuts.push(
            new DOMRect(cutsX ? left : -1e5, cutsY ? top : -1e5, cutsX ? width : 2e5, cutsY ? height : 2e5),
          )
        if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) x = false
        if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) y = false
        if (position === 'fixed') break
      }
      // Paper has no window.
      const isFixed = element.closest('dialog, [popover]') && matchMedia('screen').matches
      if (isFixed)
        cuts.push(new DOMRect(x ? 0 : -1e5, y ? 0 : -1e5, x ? innerWidth : 2e5, y ? innerHeight : 2e5))
      return cuts
    }
    interface Piece {
      readonly what: string
      readonly owner: Element
      readonly box: DOMRect
    }
    const pieces: Piece[] = []
    const add = (owner: Element, what: string, box: DOMRect) => {
      for (const cut of cutsOf(owner))
        if (
          box.left < cut.left - SLACK ||
          box.right > cut.right + SLACK ||
          box.top < cut.top - SLACK ||
          box.bottom > cut.bottom + SLACK
        )
          found.push(`cut off: ${what}`)
      pieces.push({ what, owner, box })
    }
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        const owner = text.parentElement
        if (!owner || !text.data.trim() || !isShown(owner)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const box of range.getClientRects())
          if (box.width > 0) add(owner, text.data.trim().slice(0, 40), box as DOMRect)
      }
      for (const button of root.querySelectorAll('button'))
        if (isShown(button) && !button.textContent?.trim())
          add(button, `button ${button.ariaLabel}`, button.getBoundingClientRect())
    }
    for (const [index, one] of pieces.entries())
      for (const other of pieces.slice(index + 1)) {
        if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > SLACK && down > 2 * SLACK) found.push(`over each other: ${one.what} / ${other.what}`)
      }
    return [...new Set(found)]
  }, selector)

/** Each control of `selector` that cannot be scrolled to where a finger or a pointer presses it. */
export const outOfReach = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const controls = [...document.querySelectorAll(selector)].flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>('button:enabled, a[href], input, select, textarea'),
    ])
    return controls
      .filter(
        (each) =>
          each.checkVisibility({ visibilityProperty: true }) &&
          !each.closest('[inert], .is-spoken, .visually-hidden'),
      )
      .filter((each) => {
        each.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
        const { left, top, width, height } = each.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return !(hit && (each.contains(hit) || hit.closest('label')?.contains(each)))
      })
      .map((each) => each.ariaLabel || each.textContent || each.outerHTML.slice(0, 60))
  }, selector)
