import { refusal } from '../../src/base/errors'
import type { Values } from '../../src/contracts/attributes'
import { Code } from '../../src/contracts/errors'
import type { IslandContextBase } from '../../src/contracts/island'
import { isInContent } from '../../src/dom/content'
import { readAttributes } from '../../src/island/attributes'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { attributes } from './attributes'
import { watch } from './watch'

type Settings = Values<typeof attributes>

/** CSS pixels of the movement. The old library's 100 is too much: it distracts from the text. */
const STEP = 40

/** Milliseconds, wait and movement together, of what editors write. */
const LONGEST = 2000

/** A moving element takes no presses: unseen, it may cover a link. Both keyframes say so, or it would animate. */
const NO_PRESSES: Keyframe[] = [0, 1].map((offset) => ({ offset, pointerEvents: 'none' }))

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function mount(host: HTMLElement, context: IslandContextBase): void {
  const { page, island, signal } = context
  const settings = readAttributes(host, attributes, (name, raw, expected) =>
    page.report.error(Code.attributeRefused, refusal(name, raw, expected), { island, element: host }),
  )
  if (!isStill()) watch(host, settings.aosOffset, signal, () => hide(host, settings, context))
}

/**
 * Hides the host with an animation that is paused at its start: no attribute changes, and cancelling it shows the
 * host.
 * @returns reveals the host.
 */
function hide(
  host: HTMLElement,
  { aos, aosDuration, aosDelay }: Settings,
  { listen, page, signal }: IslandContextBase,
): () => void {
  const longest = isInContent(host, page.config) ? LONGEST : Number.POSITIVE_INFINITY
  const delay = Math.min(aosDelay, longest)
  const duration = Math.min(aosDuration, longest - delay)
  const timing = { duration, delay, easing: 'ease', fill: 'backwards' } as const
  // Only its opacity changes while it waits: moved aside, it could widen the page.
  const effect = new KeyframeEffect(host, [{ opacity: 0, offset: 0 }, ...NO_PRESSES], timing)
  const animation = new Animation(effect)
  animation.pause()
  const show = () => animation.finish()
  const showTarget = () => host.matches(':target,:target *,:has(:target)') && show()
  // The keyboard, a hash and printing reach the host before it is scrolled into view.
  listen('focusin', show)
  addEventListener('hashchange', showTarget, { signal })
  addEventListener('beforeprint', show, { signal })
  signal.addEventListener('abort', () => animation.cancel())
  showTarget()
  return () => {
    if (animation.playState !== 'paused') return
    effect.setKeyframes([keyframe(host, aos), ...NO_PRESSES])
    if (isStill()) show()
    else animation.play()
  }
}

/**
 * Makes the first keyframe of a movement (§9.11). The last one is the element as it is.
 * @param move a name of the old library, such as `fade-up-left`.
 */
export function keyframe(host: HTMLElement, move: string): Keyframe {
  const [kind = ''] = move.split('-')
  const { left, right, width, height } = host.getBoundingClientRect()
  // The movement must not widen the page, not even for a moment.
  const room = Math.max(0, document.documentElement.clientWidth - right)
  const directionOf = (positive: string, negative: string) =>
    move.includes(positive) ? 1 : move.includes(negative) ? -1 : 0
  const x = directionOf('-left', '-right')
  const y = directionOf('-up', '-down')
  if (kind === 'flip') return { opacity: 0, offset: 0, rotate: x ? `y ${-100 * x}deg` : `x ${-100 * y}deg` }
  const across = Math.min(kind === 'slide' ? width : STEP, x > 0 ? room : left + width)
  const down = kind === 'slide' ? height : STEP
  const larger = 1 + Math.min(0.2, (2 * (room - Math.max(0, x * across))) / width)
  return {
    opacity: 0,
    offset: 0,
    translate: `${x * across}px ${y * down}px`,
    ...(kind === 'zoom' && { scale: move.includes('-out') ? larger : 0.6 }),
  }
}

export const island = defineBehaviour(mount)
