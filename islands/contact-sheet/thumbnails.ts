/** The thumbnails: one tab stop for all of them, arrows between them, and which one is chosen. */
import { membersOf } from '../../src/dom/members'
import { restoreAttribute } from '../../src/dom/restore'
import { safeUrl } from '../../src/server/safe-url'
import type { SheetContext } from './context'
import type { Parts } from './parts'

const THUMBNAIL = 'a[data-medium][data-large]'
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** The thumbnails of one sheet. */
export class Thumbnails {
  readonly #context: SheetContext
  readonly #known = new WeakSet<Element>()

  /** Chooses the thumbnail of the photo that the server's page shows. */
  constructor(context: SheetContext, { link }: Parts) {
    this.#context = context
    const first = this.chosen ?? this.all().find(({ dataset }) => safeUrl(dataset.large)?.href === link.href)
    if (first) this.choose(first)
    this.#stopAt(first ?? this.all()[0])
    context.listen('focusin', ({ target }) => this.#stopAt(this.at(target)))
    context.listen('keydown', (event) => this.#onKey(event))
  }

  /** The thumbnails now in the page: a sheet may grow. */
  all(): HTMLElement[] {
    const all = [...membersOf(this.#context.host).querySelectorAll<HTMLElement>(THUMBNAIL)]
    for (const each of all) {
      if (this.#known.has(each)) continue
      this.#known.add(each)
      for (const name of ['aria-current', 'tabindex']) restoreAttribute(each, name, this.#context.signal)
    }
    return all
  }

  at(target: EventTarget | null): HTMLElement | undefined {
    return this.all().find((each) => each.contains(target as Node))
  }

  get chosen(): HTMLElement | undefined {
    return this.all().find((each) => each.getAttribute('aria-current') === 'true')
  }

  choose(thumbnail: HTMLElement): void {
    for (const each of this.all()) each.removeAttribute('aria-current')
    thumbnail.setAttribute('aria-current', 'true')
  }

  #stopAt(stop: HTMLElement | undefined): void {
    if (stop) for (const each of this.all()) each.tabIndex = each === stop ? 0 : -1
  }

  #onKey(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const step = STEPS[key]
    const from = this.at(event.target)
    // Keys with a modifier belong to the browser: Back, the start of the page.
    if (!step || !from || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    const all = this.all()
    all[Math.max(0, Math.min(all.length - 1, all.indexOf(from) + step))]?.focus()
  }
}
