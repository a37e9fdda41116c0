/** Plays a slideshow: waits, fades, shows the next slide (§4.9). */
import { sentence } from '../../src/base/errors'
import { Code, type Place } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import { isStill, playback } from '../../src/ui/slides/playback'
import type { Slide } from './attributes'
import type { Say } from './messages'
import { fetchPicture, type Picture, type Regions, Stage } from './stage'

/** What is played, and where. */
export interface Show {
  readonly page: Page
  readonly say: Say
  readonly regions: Regions
  readonly slides: readonly Slide[]
  /** Seconds from the start of one fade to the start of the next. */
  readonly sleep: number
  readonly isRandom: boolean
  /** The pointer or the focus in these pauses it; the first one has to be in view. */
  readonly areas: readonly HTMLElement[]
  /** Where reports locate it. */
  readonly place: Place
  /** Ends it: the regions are then restored. */
  readonly signal: AbortSignal
}

/** Plays one slideshow until its signal aborts. */
export class Player {
  readonly #show: Show
  readonly #stage: Stage
  readonly #pictures = new Map<number, Picture>()
  #button: Element | undefined
  #usable: readonly number[]
  #current = -1
  #next: Promise<number | undefined> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #isRunning = false
  #isFading = false

  constructor(show: Show) {
    const { regions, slides, areas, signal } = show
    this.#show = show
    this.#stage = new Stage(regions, slides, signal)
    this.#usable = [...slides.keys()]
    signal.addEventListener('abort', () => clearTimeout(this.#timer))
    const put = (button: Element) => {
      this.#button = button
      if (slides.length > 1) regions.front.after(button)
    }
    playback(show, areas, put, (mayRun) => this.#run(mayRun))
  }

  /** Shows the first slide, then plays on while it runs. */
  async begin(): Promise<void> {
    const first = await this.#fetchNext()
    if (first === undefined || this.#show.signal.aborted) return
    this.#put(first)
    this.#wait()
  }

  /** Plays or pauses; a fade under way is finished. */
  #run(isRunning: boolean): void {
    if (this.#isRunning === isRunning) return
    this.#isRunning = isRunning
    this.#wait()
  }

  /**
   * Starts the full time of a slide, also after a pause.
   * @param spent milliseconds that its fade has taken.
   */
  #wait(spent = 0): void {
    clearTimeout(this.#timer)
    if (!this.#isRunning || this.#isFading || this.#current < 0 || this.#usable.length < 2) return
    this.#next ??= this.#fetchNext()
    this.#timer = setTimeout(() => void this.#advance(), Math.max(0, this.#show.sleep * 1000 - spent))
  }

  async #advance(): Promise<void> {
    const next = await this.#next
    const { signal } = this.#show
    // Paused or ended while the image loaded: it stays the next one.
    if (!this.#isRunning || this.#isFading || signal.aborted || next === undefined) return
    this.#next = undefined
    this.#isFading = true
    const begun = performance.now()
    if (!isStill()) await this.#stage.fadeIn(this.#picture(next), signal)
    this.#isFading = false
    this.#put(next)
    this.#wait(performance.now() - begun)
  }

  #put(index: number): void {
    this.#current = index
    this.#stage.show(this.#picture(index), this.#show.slides[index] as Slide)
  }

  #picture(index: number): Picture {
    return this.#pictures.get(index) ?? []
  }

  /** Loads one image ahead and no more: images that are never shown are not fetched. */
  async #fetchNext(): Promise<number | undefined> {
    const { slides, isRandom, say, signal } = this.#show
    for (;;) {
      const index = (isRandom ? atRandom : inOrder)(this.#usable, this.#current)
      const slide = slides[index ?? -1]
      if (index === undefined || !slide) return undefined
      if (this.#pictures.has(index)) return index
      const position = say('position', { current: index + 1, total: slides.length })
      const picture = this.#stage.serverPicture(slide) ?? (await fetchPicture(slide, position))
      if (signal.aborted) return undefined
      if (picture) {
        this.#pictures.set(index, picture)
        return index
      }
      this.#skip(index, slide)
    }
  }

  /** With fewer than two images nothing moves: the button goes. */
  #skip(index: number, { src }: Slide): void {
    const { page, place } = this.#show
    page.report.warn(
      Code.mediaFailed,
      sentence`l'image ${src} n'a pas pu être chargée : elle est passée.`,
      place,
    )
    this.#usable = this.#usable.filter((each) => each !== index)
    if (this.#usable.length < 2) this.#button?.remove()
  }
}

/** The next usable index, the first after the last; `undefined` when there is no other. */
export function inOrder(usable: readonly number[], current: number): number | undefined {
  const next = usable.find((index) => index > current) ?? usable[0]
  return next === current ? undefined : next
}

/** Any other usable index, never the same twice in a row; `undefined` when there is no other. */
export function atRandom(usable: readonly number[], current: number): number | undefined {
  const others = usable.filter((index) => index !== current)
  return others[Math.floor(Math.random() * others.length)]
}
