/** The only file that knows the library of sliders and carousels. */

import styles from 'styles:slider'
import { type Options, Splide } from '@splidejs/splide'
import { membersOf } from '../../dom/members'
import { onTranslated } from '../../i18n/say'
import type { IslandContext } from '../../island/island'
import { adopt } from '../styles/adopt'
import { followFocus, holdsChoice, startOf } from './choices'
import { type Frame, frameSlides } from './frame'
import { watchHolds } from './holds'
import type { SlidesTexts } from './messages'
import { makeToggle } from './toggle'

/** §9.6, milliseconds. */
const SPEED = 600

export interface Wanted {
  readonly perPage: number
  readonly perMove: number
  /** After the last, the first. */
  readonly rewind: boolean
  /** Milliseconds between two moves by itself; without it, none. */
  readonly interval?: number | undefined
  readonly isVertical?: boolean
  /** From each width of the window on, in pixels. */
  readonly breakpoints?: Record<number, { perPage: number }>
}

type Context = IslandContext<Record<never, never>, SlidesTexts>

/** The library measures the slides as they stand: beside each other. */
export function slide(context: Context, wanted: Wanted): void {
  const { engine, signal, say } = context
  adopt(styles)
  const focused = document.activeElement
  const frame = frameSlides(context)
  // Whoever came by the keyboard brought it into sight, and into this: moved elements lose the focus.
  if (focused instanceof HTMLElement && frame.list.contains(focused)) focused.focus({ preventScroll: true })
  const splide = new Splide(frame.root, optionsOf(context, frame, wanted))
  const judge = () => {
    for (const each of frame.list.children)
      (each as HTMLElement).inert = !each.classList.contains('is-visible') && !holdsChoice(each)
    // The library hides them after it has told.
    queueMicrotask(() => {
      for (const each of frame.list.children) if (holdsChoice(each)) each.removeAttribute('aria-hidden')
    })
    // Not the library's own overflow: in Firefox a third of the width is a little more than a third.
    frame.root.classList.toggle('is-still', splide.length <= (splide.options.perPage ?? 1))
  }
  splide.on('visible hidden resized refresh updated moved', judge)
  splide.mount()
  judge()
  followFocus(splide, frame.list, wanted, signal)
  signal.addEventListener('abort', () => splide.destroy(true))
  onTranslated(engine, signal, () => {
    splide.options = { i18n: texts(say) }
  })
  frame.follow(() => splide.refresh())
  if (wanted.isVertical) keepHeight(splide, frame, wanted.perPage, signal)
  if (wanted.interval) goByItself(splide, frame, context)
}

function optionsOf({ host, say }: Context, { list }: Frame, wanted: Wanted): Options {
  const { isVertical, interval, ...plain } = wanted
  return {
    ...plain,
    start: startOf([...list.children], wanted),
    ...(interval && { interval, autoplay: 'pause' as const }),
    ...(isVertical && { direction: 'ttb' as const, height: wanted.perPage * highest(list) }),
    speed: SPEED,
    rewindSpeed: SPEED,
    mediaQuery: 'min',
    role: 'group',
    label: membersOf(host).getAttribute('aria-label') ?? '',
    labelledby: membersOf(host).getAttribute('aria-labelledby') ?? '',
    pagination: false,
    // A hand that trembles is not dragging: a click on a slide stays one.
    dragMinThreshold: { mouse: 8, touch: 10 },
    // Ours: it stands still unseen, too, and not under the pointer of who has started it.
    pauseOnHover: false,
    pauseOnFocus: false,
    // Hidden slides are inert: the page's own `tabindex` stays as it is.
    focusableNodes: '',
    i18n: texts(say),
  }
}

const texts = (say: Context['say']) => ({
  carousel: say('carousel'),
  slide: say('slide'),
  slideLabel: say('position'),
  prev: say('previous'),
  next: say('next'),
  // Round and round, an arrow keeps its name.
  last: say('previous'),
  first: say('next'),
})

/** CSS pixels: a vertical view has to be given its height. */
const highest = (list: HTMLElement): number =>
  Math.max(
    1,
    ...[...list.children].map((each) => {
      const padding = Number.parseFloat(getComputedStyle(each).paddingTop) || 0
      return membersOf(each.firstElementChild as HTMLElement).offsetHeight + 2 * padding
    }),
  )

/** Images that come, and a window that gets narrower, make them higher. */
function keepHeight(splide: Splide, { list }: Frame, perPage: number, signal: AbortSignal): void {
  let before = 0
  const observer = new ResizeObserver(() => {
    const height = perPage * highest(list)
    if (height !== before) splide.options = { height }
    before = height
  })
  for (const each of list.children) for (const child of each.children) observer.observe(child)
  signal.addEventListener('abort', () => observer.disconnect())
}

function goByItself(splide: Splide, { root, bar }: Frame, { engine, signal, say }: Context): void {
  const { Autoplay } = splide.Components
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches
  let mayRun = false
  const update = () => {
    toggle.show(isPlaying)
    if (isPlaying && mayRun) Autoplay.play()
    else Autoplay.pause()
  }
  const toggle = makeToggle(engine, say, signal, () => {
    isPlaying = !isPlaying
    ask(isPlaying)
    update()
  })
  bar.prepend(toggle.element)
  const ask = watchHolds([root], signal, (may) => {
    mayRun = may
    update()
  })
  // As many slides as a view has stand still, until there are more.
  splide.on('refresh updated', update)
}
