/** What stands on a loading screen, the page's own or the service's (§2.11). */

import { membersOf } from '../../src/dom/members'
import type { Engine } from '../../src/engine/engine'
import type { Say } from '../../src/i18n/say'
import type { Settings } from './attributes'
import { makeImage, siteDescription, siteLogo, siteName } from './identity'
import type { messages } from './messages'

export interface Look {
  readonly engine: Engine
  readonly settings: Settings
  readonly say: Say<(typeof messages)['fr']>
}

/** In the order they are seen and read. */
const PARTS = ['image', 'logo', 'title', 'desc', 'progress', 'loading', 'patienter'] as const
type Part = (typeof PARTS)[number]

/** The screen's class: version 1 is a veil over the page, version 2 a page of its own. */
export const versionClass = ({ version }: Settings): string =>
  version === '2' ? 'ilots-loading is-full' : 'ilots-loading'

/**
 * Puts in each part that is wanted and that the page has not put there itself, as `data-role="title"`.
 * @returns takes them out again.
 */
export function fill(screen: HTMLElement, look: Look): () => void {
  const made: Element[] = []
  let next: Element | null = null
  for (const part of [...PARTS].reverse()) {
    const own = topmost(screen, membersOf(screen).querySelector(`[data-role="${part}"]`))
    const element: Element | null = own ?? make(part, look)
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

function make(part: Part, { engine, settings, say }: Look): Element | null {
  const { showLogo, showTitle, showDesc, txtLoading, txtPatienter } = settings
  const name = siteName(engine)
  const content: Record<Part, () => Element | null> = {
    image: () => makeImage(engine, settings.image, ''),
    // The title beside it says the same.
    logo: () => (showLogo ? makeImage(engine, siteLogo(engine), showTitle ? '' : name) : null),
    title: () => (showTitle ? paragraph(name) : null),
    desc: () => (showDesc ? paragraph(siteDescription(engine)) : null),
    progress: () => makeProgress(say('progress')),
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

/** A ring that turns until something is known, then a bar. */
function makeProgress(name: string): HTMLElement {
  const progress = document.createElement('div')
  for (const [attribute, value] of Object.entries({
    role: 'progressbar',
    'aria-label': name,
    'aria-valuemin': '0',
    'aria-valuemax': '100',
    // Its number changes too often to be spoken each time.
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

/** Where a few of the percentages are spoken. */
export const makeSpoken = (): HTMLElement =>
  Object.assign(document.createElement('p'), { className: 'ilots-spoken' })

/** A sentence and a button: whoever forgot to hide the screen keeps nobody. */
export function makeWayOut(say: Look['say'], leave: () => void): [HTMLElement, HTMLButtonElement] {
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

/** Shows how far it is, as `words`. */
export function showPercent(screen: Element, percent: number, words: string): void {
  const progress = membersOf(screen).querySelector<HTMLElement>('.ilots-loading-progress')
  progress?.setAttribute('aria-valuenow', String(percent))
  progress?.style.setProperty('--ilots-loading-percent', String(percent))
  progress?.querySelector('.ilots-loading-percent')?.replaceChildren(words)
}

/** @returns takes the colours off again, and leaves the element's own style as it was written. */
export function colour(coloured: HTMLElement, settings: Settings): () => void {
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
