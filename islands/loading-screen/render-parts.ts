/** Draws what is on a loading screen, the page's own or the service's (§2.11). */

import { membersOf } from '../../src/dom/members'
import type { Say } from '../../src/i18n/say'
import type { Page } from '../../src/island/page'
import type { Settings } from './attributes'
import { renderImage, siteDescription, siteLogo, siteName } from './identity'
import type { messages } from './messages'

/** What the drawing needs. */
export interface Look {
  readonly page: Page
  readonly settings: Settings
  readonly say: Say<(typeof messages)['fr']>
}

/** In the order of the page. */
const PARTS = ['image', 'logo', 'title', 'desc', 'progress', 'loading', 'patienter'] as const
type Part = (typeof PARTS)[number]

/** The screen's class. Version 1 is a backdrop over the page, version 2 covers it. */
export const versionClass = ({ version }: Settings): string =>
  version === '2' ? 'ilots-loading is-full' : 'ilots-loading'

/**
 * Adds each part that the settings want, unless the page has it already (`data-role="title"`).
 * @returns removes what was added.
 */
export function renderParts(screen: HTMLElement, look: Look): () => void {
  const made: Element[] = []
  let next: Element | null = null
  for (const part of [...PARTS].reverse()) {
    const own = topmost(screen, membersOf(screen).querySelector(`[data-role="${part}"]`))
    const element: Element | null = own ?? renderPart(part, look)
    if (!element) continue
    if (!own) {
      made.push(element)
      membersOf(screen).insertBefore(element, next)
    }
    next = element
  }
  return () => {
    for (const element of made) element.remove()
  }
}

/** The child of `screen` that holds `part`. */
function topmost(screen: Element, part: Element | null): Element | null {
  let child = part
  while (child && membersOf(child).parentElement !== screen) child = membersOf(child).parentElement
  return child
}

function renderPart(part: Part, { page, settings, say }: Look): Element | null {
  const { showLogo, showTitle, showDesc, txtLoading, txtPatienter } = settings
  const name = siteName(page)
  const content: Record<Part, () => Element | null> = {
    image: () => renderImage(page, settings.image, ''),
    // With the title beside it, the name must not be read twice.
    logo: () => (showLogo ? renderImage(page, siteLogo(page), showTitle ? '' : name) : null),
    title: () => (showTitle ? paragraph(name) : null),
    desc: () => (showDesc ? paragraph(siteDescription(page)) : null),
    progress: () => renderProgress(say('progress')),
    loading: () => paragraph(txtLoading ?? say('loading')),
    patienter: () => paragraph(txtPatienter ?? say('patienter')),
  }
  const element = content[part]()
  if (element) element.className = `ilots-loading-${part}`
  return element
}

function paragraph(words: string): HTMLElement | null {
  return words.trim() ? Object.assign(document.createElement('p'), { textContent: words }) : null
}

/** Draws the progress: a spinner until a percentage is known, then a bar. */
function renderProgress(name: string): HTMLElement {
  const progress = document.createElement('div')
  for (const [attribute, value] of Object.entries({
    role: 'progressbar',
    'aria-label': name,
    'aria-valuemin': '0',
    'aria-valuemax': '100',
    // The number changes too often to be read out each time.
    'aria-live': 'off',
  }))
    progress.setAttribute(attribute, value)
  for (const part of ['ring', 'bar', 'percent']) {
    const element = document.createElement('span')
    element.className = `ilots-loading-${part}`
    progress.append(element)
  }
  return progress
}

/** The element that some of the percentages are read out from. */
export const makeSpokenRegion = (): HTMLElement =>
  Object.assign(document.createElement('p'), { className: 'ilots-spoken' })

/** Draws the way out, a sentence and a button, for when a script forgets to hide the screen. */
export function renderWayOut(say: Look['say'], leave: () => void): [HTMLElement, HTMLButtonElement] {
  const sentence = Object.assign(document.createElement('p'), {
    className: 'ilots-loading-slow',
    textContent: say('slow'),
  })
  const button = Object.assign(document.createElement('button'), {
    className: 'ilots-button',
    type: 'button',
    textContent: say('leave'),
  })
  button.addEventListener('click', leave)
  return [sentence, button]
}

/** Shows a percentage. @param words the percentage as a text. */
export function renderPercent(screen: Element, percent: number, words: string): void {
  const progress = membersOf(screen).querySelector<HTMLElement>('.ilots-loading-progress')
  progress?.setAttribute('aria-valuenow', String(percent))
  progress?.style.setProperty('--ilots-loading-percent', String(percent))
  progress?.querySelector('.ilots-loading-percent')?.replaceChildren(words)
}

/** Sets the colours. @returns takes them away and restores the `style` attribute as it was written. */
export function applyColours(coloured: HTMLElement, settings: Settings): () => void {
  const screen = membersOf(coloured)
  const before = screen.getAttribute('style')
  const { couleurFond: background, couleurTexte: color, couleurBarre: bar } = settings
  const given = Object.entries({ background, color, bar })
  for (const [name, value] of given) if (value) screen.style.setProperty(`--ilots-loading-${name}`, value)
  return () => {
    if (screen.getAttribute('style') === before) return
    if (before === null) screen.removeAttribute('style')
    else screen.setAttribute('style', before)
  }
}
