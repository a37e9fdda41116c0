/** Which part of the window a picture keeps: what the case draws, and what has opened over it. */
import type { Page } from '@playwright/test'

export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pixels around. */
const ROOM = 20

/** @returns whole pixels within the window. */
export const regionOf = (page: Page, selector: string): Promise<Region> =>
  page.evaluate(regionIn, { selector, room: ROOM })

/**
 * Runs in the page. A block takes the whole width: what counts is its text, its controls, and what has a ground or an
 * edge.
 */
function regionIn({ selector, room }: { selector: string; room: number }): Region {
  const WHOLE = 'dialog, [popover], [role="listbox"], img, svg, iframe, input, select, textarea, button'
  const isDrawn = (element: Element) => {
    const { backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(element)
    return (
      element.matches(WHOLE) ||
      backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      borderTopWidth !== '0px' ||
      borderBottomWidth !== '0px'
    )
  }
  const textsOf = (element: Element) =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [range.getBoundingClientRect()]
    })
  const elements = [...document.querySelectorAll(selector)].flatMap((root) => [
    root,
    ...(root.matches('dialog, [popover]') ? [] : root.querySelectorAll('*')),
  ])
  const boxes = elements
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => (isDrawn(element) ? [element.getBoundingClientRect()] : textsOf(element)))
    // What is hidden from eyes alone has a pixel.
    .filter(({ width, height }) => width > 1 && height > 1)
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) - room))
  const start = Math.min(...boxes.map((box) => box.top))
  // Nor half a line of the page's own words above.
  const above = [...document.querySelectorAll('.page > h1, .page > .lead')]
    .map((element) => element.getBoundingClientRect().bottom)
    .filter((edge) => edge <= start)
  const top = Math.max(0, Math.floor(start - room), ...above.map(Math.ceil))
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right)) + room))
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + room))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
