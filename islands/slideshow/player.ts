/** A slideshow that runs: waits, fades, goes on (§4.9). */
import type { Slide } from './attributes'
import { fadeIn } from './fade'
import type { Order } from './order'
import { fetchImage } from './pictures'
import { draw, type Picture, type Stage } from './stage'

export interface Show {
  readonly stage: Stage
  readonly slides: readonly Slide[]
  readonly order: Order
  /** Seconds from one fade's beginning to the next one's. */
  readonly sleep: number
  /** Names a link without a caption. */
  position(index: number): string
  /** Told of each image that cannot be had; it is passed over from then on. */
  onMissing(slide: Slide): void
  /** Told when there is something to run, or no longer. */
  onCount(usable: number): void
  /** Nothing fades for who wants less motion. */
  isStill(): boolean
}

export class Player {
  readonly #show: Show
  readonly #signal: AbortSignal
  readonly #pictures = new Map<number, Picture>()
  #usable: readonly number[]
  #current = -1
  #next: Promise<number | undefined> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #isRunning = false
  #isFading = false

  constructor(show: Show, signal: AbortSignal) {
    this.#show = show
    this.#signal = signal
    this.#usable = show.slides.map((_, index) => index)
    signal.addEventListener('abort', () => clearTimeout(this.#timer))
  }

  /** Shows the first slide, and from then on goes on while it runs. */
  async begin(): Promise<void> {
    const first = await this.#fetchNext()
    if (first === undefined || this.#signal.aborted) return
    this.#put(first)
    this.#wait()
  }

  /** Slides go by, or stay; a fade that is under way ends. */
  run(isRunning: boolean): void {
    if (this.#isRunning === isRunning) return
    this.#isRunning = isRunning
    this.#wait()
  }

  /**
   * The time runs from anew: a visitor who looked at a slide has all of it left.
   * @param spent milliseconds of it that its fade has taken.
   */
  #wait(spent = 0): void {
    clearTimeout(this.#timer)
    if (!this.#isRunning || this.#isFading || this.#current < 0 || this.#usable.length < 2) return
    this.#next ??= this.#fetchNext()
    this.#timer = setTimeout(() => void this.#advance(), Math.max(0, this.#show.sleep * 1000 - spent))
  }

  async #advance(): Promise<void> {
    const next = await this.#next
    // Held, or gone, while the image was on its way: the same one is next.
    if (!this.#isRunning || this.#isFading || this.#signal.aborted || next === undefined) return
    this.#next = undefined
    this.#isFading = true
    const begun = performance.now()
    const { stage, isStill } = this.#show
    stage.prepare(this.#picture(next))
    if (!isStill()) await fadeIn(stage.front, this.#signal)
    this.#isFading = false
    this.#put(next)
    this.#wait(performance.now() - begun)
  }

  #put(index: number): void {
    this.#current = index
    const { stage, slides } = this.#show
    stage.show(this.#picture(index), slides[index] as Slide)
  }

  #picture(index: number): Picture {
    return this.#pictures.get(index) ?? []
  }

  /** One image ahead, no more: what is never looked at is never fetched. */
  async #fetchNext(): Promise<number | undefined> {
    const { slides, order, stage, position, onMissing, onCount } = this.#show
    for (;;) {
      // The first in order is the list's own.
      const index = order(this.#usable, this.#current)
      const slide = slides[index ?? -1]
      if (index === undefined || !slide) return undefined
      if (this.#pictures.has(index)) return index
      const picture =
        stage.serverPicture(slide) ??
        (await fetchImage(slide).then(
          (image) => draw(image, slide, position(index)),
          () => undefined,
        ))
      if (this.#signal.aborted) return undefined
      if (picture) {
        this.#pictures.set(index, picture)
        return index
      }
      onMissing(slide)
      this.#usable = this.#usable.filter((each) => each !== index)
      onCount(this.#usable.length)
    }
  }
}
