/** Draws what is on a loading screen, the page's own or the service's (§2.11), with the site's identity (§3.7). */

import { Code, type IlotsError } from '../../src/contracts/errors'
import type { Say } from '../../src/contracts/island'
import type { Page } from '../../src/contracts/page'
import { markAdded } from '../../src/dom/added-nodes'
import { shownUrl } from '../../src/server/urls'
import type { messages } from './messages'
import type { ScreenSettings } from './settings'

/** What the drawing needs. */
export interface Look {
  readonly page: Page
  readonly settings: ScreenSettings
  readonly say: Say<(typeof messages)['fr']>
}

/** A value of the configuration; empty when it has none. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The parts in the order of the page; null for one that the settings do not want. */
const PARTS: Readonly<Record<string, (look: Look) => HTMLElement | null>> = {
  image: ({ page, settings }) => renderImage(page, settings.image, ''),
  // With the title beside it, the name must not be read twice.
  logo({ page, settings: { showLogo, showTitle } }) {
    const { logo, logo_site, nom } = page.config.identite
    return showLogo
      ? renderImage(page, textOf(logo) || textOf(logo_site), showTitle ? '' : textOf(nom))
      : null
  },
  title: ({ page, settings }) => (settings.showTitle ? paragraph(textOf(page.config.identite.nom)) : null),
  desc: ({ page, settings }) =>
    settings.showDesc ? paragraph(textOf(page.config.identite.description)) : null,
  progress: ({ say }) => renderProgress(say('progress')),
  loading: ({ settings, say }) => paragraph(settings.loadingText ?? say('loading')),
  patienter: ({ settings, say }) => paragraph(settings.waitText ?? say('patienter')),
}

/** The screen's class. Version 1 is a backdrop over the page, version 2 covers it. */
export const versionClass = ({ version }: ScreenSettings): string =>
  version === '2' ? 'ilots-loading is-full' : 'ilots-loading'

/**
 * Adds each part that the settings want, unless the page has it already (`data-role="title"`).
 * @returns removes what was added.
 */
export function renderParts(screen: HTMLElement, look: Look): () => void {
  const made: Element[] = []
  let next: Element | null = null
  for (const [part, render] of Object.entries(PARTS).reverse()) {
    const pagePart = topmost(screen, screen.querySelector(`[data-role="${part}"]`))
    const element = pagePart ? null : render(look)
    if (element) {
      element.className = `ilots-loading-${part}`
      made.push(element)
      screen.insertBefore(markAdded(element), next)
    }
    next = pagePart ?? element ?? next
  }
  return () => {
    for (const element of made) element.remove()
  }
}

/** The child of `screen` that holds `part`. */
function topmost(screen: Element, part: Element | null): Element | null {
  let child = part
  while (child && child.parentElement !== screen) child = child.parentElement
  return child
}

/** Makes an element with these properties. */
// Without React: it is shown because something is slow: the renderer before it makes it later and heavier.
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties)

const paragraph = (text: string) => (text.trim() ? make('p', { textContent: text }) : null)

/** Draws an image. One that fails to load is removed; a refused address is reported, and gives null. */
function renderImage(
  page: Pick<Page, 'report'>,
  address: string | undefined,
  alt: string,
): HTMLImageElement | null {
  if (!address) return null
  // Lazy, so that it does not delay the `load` event, which the page's own screen waits for.
  const image = make('img', { alt, loading: 'lazy' })
  image.addEventListener('error', () => image.remove(), { once: true })
  try {
    image.src = shownUrl(address).href
    return image
  } catch (error) {
    page.report.warn(Code.urlRefused, (error as IlotsError).sentence, { island: 'loading-screen' })
    return null
  }
}

/** Draws the progress: a spinner until a percentage is known, then a bar. */
function renderProgress(name: string): HTMLElement {
  const progress = document.createElement('div')
  progress.setAttribute('role', 'progressbar')
  progress.setAttribute('aria-label', name)
  progress.setAttribute('aria-valuemin', '0')
  progress.setAttribute('aria-valuemax', '100')
  // The number changes too often to be read out each time.
  progress.setAttribute('aria-live', 'off')
  for (const name of ['ring', 'bar', 'percent'])
    progress.append(make('span', { className: `ilots-loading-${name}` }))
  return progress
}

/** Sets the colours. */
export function applyColours(screen: HTMLElement, { colours }: ScreenSettings): void {
  for (const [name, value] of Object.entries(colours ?? {}))
    if (value) screen.style.setProperty(`--ilots-loading-${name}`, value)
}
