/** What is left of icons in forced colours, in which browsers replace backgrounds. */
import type { Page } from '@playwright/test'
import UPNG from 'upng-js'

interface Icon {
  readonly what: string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/**
 * Marks what stands for an icon in the window: a drawing, or a box without text, of a control; and gives the page the
 * rule that hides all of them.
 */
const markIcons = (page: Page): Promise<Icon[]> =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, label, summary, th, [role="button"], [role="option"], [role="tab"]'
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@layer icons {
      .without-icons [data-icon~="self"], .without-icons [data-icon~="before"]::before,
      .without-icons [data-icon~="after"]::after { visibility: hidden !important }
    }`)
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
    const isBox = ({ content, display, width, height }: CSSStyleDeclaration) =>
      content.startsWith('""') &&
      display !== 'none' &&
      Number.parseFloat(width) * Number.parseFloat(height) > 0
    const iconsOf = (element: Element) => [
      ...(element.matches('svg, span:empty, i:empty') ? ['self'] : []),
      ...(isBox(getComputedStyle(element, '::before')) ? ['before'] : []),
      ...(isBox(getComputedStyle(element, '::after')) ? ['after'] : []),
    ]
    const isSeen = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return width > 0 && height > 0 && hit !== null && (element.contains(hit) || hit.contains(element))
    }
    return [...document.querySelectorAll<HTMLElement | SVGElement>(CONTROLS)]
      .flatMap((control) => [control, ...control.querySelectorAll<HTMLElement | SVGElement>('*')])
      .filter((element) => !element.parentElement?.closest('svg') && isSeen(element))
      .flatMap((element) => {
        const icons = iconsOf(element)
        if (icons.length === 0) return []
        element.dataset.icon = icons.join(' ')
        const { x, y, width, height } = element.getBoundingClientRect()
        // An arrow may stand beside the text that it is of.
        const room = 14
        const box = { x: x - room, y, width: width + 2 * room, height }
        return [{ what: `${element.outerHTML.slice(0, 90)} ${icons.join(' ')}`, box }]
      })
  })

interface Picture {
  readonly width: number
  readonly bytes: Uint8Array
}

async function look(page: Page): Promise<Picture> {
  const png = UPNG.decode(new Uint8Array(await page.screenshot()).buffer)
  return { width: png.width, bytes: new Uint8Array(UPNG.toRGBA8(png)[0] ?? []) }
}

/** The pixels of each icon: those that change when it is hidden. */
async function inkOf(page: Page, icons: readonly Icon[]): Promise<number[]> {
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => document.documentElement.classList.toggle('without-icons', hidden), isHidden)
  const shown = await look(page)
  await hide(true)
  const hidden = await look(page)
  await hide(false)
  return icons.map(({ box: { x, y, width, height } }) => {
    let count = 0
    for (let row = Math.floor(y); row < y + height; row += 1)
      for (let column = Math.max(0, Math.floor(x)); column < x + width; column += 1) {
        const at = 4 * (row * shown.width + column)
        const off = [0, 1, 2].map((each) =>
          Math.abs((shown.bytes[at + each] ?? 0) - (hidden.bytes[at + each] ?? 0)),
        )
        if (Math.max(...off) > 48) count += 1
      }
    return count
  })
}

/** Icons of the window of which less than four fifths is drawn in forced colours. */
export async function lostIcons(page: Page): Promise<{ readonly seen: number; readonly lost: string[] }> {
  const icons = await markIcons(page)
  const inks = await inkOf(page, icons)
  await page.emulateMedia({ forcedColors: 'active' })
  const forced = await inkOf(page, icons)
  await page.emulateMedia({ forcedColors: 'none' })
  const drawn = inks.flatMap((ink, index) => (ink > 0 ? [{ ink, index }] : []))
  return {
    seen: drawn.length,
    lost: drawn
      .filter(({ ink, index }) => (forced[index] ?? 0) < 0.8 * ink)
      .map(({ ink, index }) => `${icons[index]?.what}: ${forced[index]} of ${ink} pixels`),
  }
}
