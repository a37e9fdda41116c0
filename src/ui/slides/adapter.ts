/** The only file that knows the library of sliders and carousels. */

import styles from 'styles:slider'
import { type Options, Splide } from '@splidejs/splide'
import type { IslandContext } from '../../contracts/island'
import { isRtl } from '../../dom/rtl'
import { onTranslated } from '../../i18n/say'
import { adopt } from '../../styles/adopt'
import { followFocus, holdsChoice, startOf, type Wanted } from './choices'
import { type Frame, frameSlides } from './frame'
import type { SlidesTexts } from './messages'
import { playback } from './playback'

/** Milliseconds of one move (§9.6). */
const SPEED = 600

type Context = IslandContext<Record<never, never>, SlidesTexts>

/**
 * Makes a slider of the host's slides until the island's `signal` aborts. The style sheet comes first: the library
 * measures the slides side by side.
 */
export function slide(context: Context, wanted: Wanted): void {
  const { host, page, signal, say, set } = context
  adopt(styles)
  const focused = document.activeElement
  const frame = frameSlides(context)
  // A keyboard user who tabs into the slides brings them into view, which mounts this. Moved elements lose the focus.
  if (focused instanceof HTMLElement && frame.list.contains(focused)) focused.focus({ preventScroll: true })
  const perPage = fitting(frame, wanted)
  const splide = new Splide(frame.root, optionsOf(context, frame, { ...wanted, perPage }))
  const judge = () => {
    for (const each of frame.list.children)
      (each as HTMLElement).inert = !each.classList.contains('is-visible') && !holdsChoice(each)
    // The library sets `aria-hidden` after it has fired its event.
    queueMicrotask(() => {
      for (const each of frame.list.children) if (holdsChoice(each)) each.removeAttribute('aria-hidden')
    })
    // Not the library's own measure: in Firefox, three thirds of the width are a little more than the width.
    frame.root.classList.toggle('is-still', splide.length <= (splide.options.perPage ?? 1))
  }
  splide.on('visible hidden resized refresh updated moved', judge)
  splide.mount()
  judge()
  followFocus(splide, frame.list, wanted, signal)
  signal.addEventListener('abort', () => splide.destroy(true))
  const isGroup = isGroupOf(host)
  const describe = () => isGroup && set(host, 'aria-roledescription', say('carousel'))
  describe()
  onTranslated(page, signal, () => {
    describe()
    splide.options = { i18n: texts(say, isGroup) }
  })
  frame.follow(() => splide.refresh())
  if (wanted.least) keepFitting(splide, frame, wanted, signal)
  if (wanted.isVertical) keepHeight(splide, frame, wanted.perPage, signal)
  if (wanted.interval) goByItself(splide, frame, context)
}

function optionsOf({ host, say }: Context, { list }: Frame, wanted: Wanted): Options {
  const { isVertical, interval, ...plain } = wanted
  const isGroup = isGroupOf(host)
  const name = (attribute: string) => (isGroup ? '' : (host.getAttribute(attribute) ?? ''))
  return {
    ...plain,
    start: startOf([...list.children], wanted),
    ...(interval && { interval, autoplay: 'pause' as const }),
    ...(isRtl(host) && { direction: 'rtl' as const }),
    ...(isVertical && { direction: 'ttb' as const, height: wanted.perPage * highest(list) }),
    speed: SPEED,
    rewindSpeed: SPEED,
    mediaQuery: 'min',
    role: isGroup ? '' : 'group',
    label: name('aria-label'),
    labelledby: name('aria-labelledby'),
    // Choices can all be reached, in view or not: a move changes nothing that a screen reader would have to say.
    live: ![...list.children].some(holdsChoice),
    pagination: false,
    // A trembling hand does not drag: its click on a slide stays a click.
    dragMinThreshold: { mouse: 8, touch: 10 },
    // `playback` decides instead: slides out of sight stand still, and those that the visitor has
    // started go on under the pointer.
    pauseOnHover: false,
    pauseOnFocus: false,
    // Hidden slides are inert, so that the page's own `tabindex` can stay as it is.
    focusableNodes: '',
    i18n: texts(say, isGroup),
  }
}

/** How many slides a view has: as many as wanted, or as have the least width. */
function fitting({ root }: Frame, { perPage, least }: Wanted): number {
  if (!least) return perPage
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.max(1, Math.min(perPage, Math.floor(root.clientWidth / (least * rem))))
}

/** Follows the width of the place that the slides have. */
function keepFitting(splide: Splide, frame: Frame, wanted: Wanted, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    const perPage = fitting(frame, wanted)
    if (perPage !== splide.options.perPage) splide.options = { perPage }
  })
  observer.observe(frame.root)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Whether the page's own element is the group already: one in another of the same name would be read twice. */
const isGroupOf = (host: HTMLElement): boolean => host.matches('[role=group],[role=region],section')

const texts = (say: Context['say'], isGroup: boolean) => ({
  carousel: isGroup ? '' : say('carousel'),
  slide: say('slide'),
  slideLabel: say('position'),
  prev: say('previous'),
  next: say('next'),
  // An arrow that goes round from one end to the other keeps its name.
  last: say('previous'),
  first: say('next'),
})

/** The height of the highest slide, CSS pixels: the library needs the height of a vertical view. */
const highest = (list: HTMLElement): number =>
  Math.max(
    1,
    ...[...list.children].map((each) => {
      const padding = Number.parseFloat(getComputedStyle(each).paddingTop) || 0
      return (each.firstElementChild as HTMLElement).offsetHeight + 2 * padding
    }),
  )

/** Follows the slides' height: images that load, and a window that gets narrower, make them higher. */
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

function goByItself(splide: Splide, { root, bar }: Frame, context: Context): void {
  const { Autoplay } = splide.Components
  const put = (button: Element) => bar.prepend(button)
  const move = (mayRun: boolean) => (mayRun ? Autoplay.play() : Autoplay.pause())
  const update = playback(context, [root], put, move)
  // Slides that fit into one view stand still, until there are more.
  splide.on('refresh updated', update)
}
