/** The lightbox, shown on its own. */

import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, vi } from 'vitest'
import { Lightbox } from '../../islands/lightbox/lightbox'
import { messages, type Say } from '../../islands/lightbox/messages'
import type { ImageSlide, Slide } from '../../src/contracts/services/lightbox'
import { toFragment } from '../../src/server/html'
import { find, gate } from './engine'

const say: Say = (key, values = {}) =>
  messages.fr[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

export const image = (number: number, more: Partial<ImageSlide> = {}): ImageSlide => ({
  type: 'image',
  src: `/photo-${number}.jpg`,
  alt: `Photo ${number}`,
  ...more,
})
export const images = (count: number): ImageSlide[] =>
  Array.from({ length: count }, (_, index) => image(index + 1))

/** Shows these slides, by default the first of them; fragments wait for their answer. */
export function showLightbox(slides: readonly (Slide | undefined)[], start = 0) {
  const onClose = vi.fn()
  const asked: { url: string; answer(html: string): void; refuse(reason: unknown): void }[] = []
  const fetchHtml = (url: string) => {
    const { passed, open, refuse } = gate<DocumentFragment>()
    asked.push({ url, answer: (html) => open(toFragment(html)), refuse })
    return passed
  }
  const at = vi.fn((index: number) => slides[index])
  const dialog = createRef<HTMLDialogElement>()
  // The first frame is painted at once, and what follows it has run.
  const { requestAnimationFrame, setTimeout } = globalThis
  Object.assign(globalThis, {
    requestAnimationFrame: (run: FrameRequestCallback) => run(0),
    setTimeout: (run: (given: unknown) => void, _: number, given: unknown) => run(given),
  })
  const { unmount } = render(
    <Lightbox
      dialog={dialog}
      slides={{ length: slides.length, at }}
      start={start}
      say={say}
      fetchHtml={fetchHtml}
      onClose={onClose}
    />,
  )
  Object.assign(globalThis, { requestAnimationFrame, setTimeout })
  dialog.current?.showModal()
  dialog.current?.querySelector<HTMLElement>('.ilots-lightbox-close')?.focus()
  find('.ilots-lightbox-stage').setPointerCapture = () => {}
  return { onClose, unmount, asked, at }
}

export const current = (): HTMLElement => find('[data-current]')
export const picture = (): HTMLImageElement => find('.ilots-lightbox-image', current())
export const counter = () => document.querySelector('.ilots-lightbox-counter')?.textContent
/** What the page's live region says, two frames later. */
export const hears = (sentence: string) =>
  vi.waitFor(() => expect(find('.ilots-spoken').textContent).toBe(sentence))
export const button = (name: string) => screen.getByRole('button', { name })
export const click = (name: string) => fireEvent.click(button(name))
export const isZoomed = () => find('dialog').classList.contains('is-zoomed')

/** The current image has come. */
export const load = () => fireEvent.load(picture())
/** It has not, and will not. */
export const fail = () => fireEvent.error(picture())

export function press(...keys: string[]): void {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
}

/** A finger that moves by so many pixels over the stage, and stays down. */
export function drag(distance: number): void {
  finger(['pointerdown', 0], ['pointermove', distance])
}

export function swipe(distance: number): void {
  drag(distance)
  finger(['pointerup', distance])
}

function finger(...steps: [type: string, x: number][]): void {
  for (const [type, x] of steps)
    act(() => {
      current().dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'touch', clientX: 400 + x }),
      )
    })
}

/** Two taps on the current image. */
export function doubleTap() {
  for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
    act(() => {
      picture().dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'touch', clientX: 400 }),
      )
    })
}
