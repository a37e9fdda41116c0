/** Plays a slideshow: waits, fades, shows the next slide (§4.9). */
import type { Slide } from './attributes'
import { fadeIn } from './fade'
import type { Order } from './order'
import { fetchImage, type Picture, renderPicture } from './pictures'
import type { Stage } from './stage'

/** What the player plays, and whom it tells. */
export interface Show {
  readonly stage: Stage
  readonly slides: readonly Slide[]
  readonly order: Order
  /** Seconds from the start of one fade to the start of the next. */
  readonly sleep: number
  /** The name of a link without a caption. */
  position(index: number): string
  /** Called for each image that cannot be loaded; it is skipped from then on. */
  onMissing(slide: Slide): void
  /** Called when an image is skipped. @param usable the number of slides left. */
  onCount(usable: number): void
  /** Whether the visitor wants less motion: slides then change without a fade. */
  isStill(): boolean
}

/** Plays one slideshow until its signal aborts. */
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

  /** Shows the first slide, then plays on while it runs. */
  async begin(): Promise<void> {
    const first = await this.#fetchNext()
    if (first === undefined || this.#signal.aborted) return
    this.#put(first)
    this.#wait()
  }

  /** Plays or pauses; a fade under way is finished. */
  run(isRunning: boolean): void {
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
    // Paused or ended while the image loaded: it stays the next one.
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

  /** Loads one image ahead and no more: images that are never shown are not fetched. */
  async #fetchNext(): Promise<number | undefined> {
    const { slides, order, stage, position, onMissing, onCount } = this.#show
    for (;;) {
      const index = order(this.#usable, this.#current)
      const slide = slides[index ?? -1]
      if (index === undefined || !slide) return undefined
      if (this.#pictures.has(index)) return index
      const picture =
        stage.serverPicture(slide) ??
        (await fetchImage(slide).then(
          (image) => renderPicture(image, slide, position(index)),
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
