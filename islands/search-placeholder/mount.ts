import type { IslandContext } from '../../src/contracts/island'
import { afterReset } from '../../src/forms/after-reset'
import { searchField } from '../../src/forms/search-field'
import { defineIsland } from '../../src/island/define-island'
import { attributes } from './attributes'

/** Milliseconds that a frame stays (§9.7). */
const TYPED = 50
const DELETED = 25
const PAUSE = 700

function mount(
  host: HTMLElement,
  { attributes: { placeholders }, set, signal }: IslandContext<typeof attributes>,
): void {
  const field = searchField(host)
  if (!field || placeholders.length === 0) return
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const sequence = frames(placeholders)
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const next = () => {
    stop()
    // The placeholder is not visible in a background page or behind a text.
    if (signal.aborted || document.hidden || field.value !== '') return
    const frame = reducedMotion.matches ? undefined : sequence.next().value
    set(field, 'placeholder', frame?.text ?? placeholders[0] ?? '')
    if (frame) timer = setTimeout(next, frame.delay)
  }
  const resume = () => timer === undefined && next()
  document.addEventListener('visibilitychange', resume, { signal })
  field.addEventListener('input', resume, { signal })
  afterReset(field, resume, signal)
  signal.addEventListener('abort', stop)
  resume()
}

/** What the placeholder shows. */
interface Frame {
  readonly text: string
  /** Milliseconds until the next one. */
  readonly delay: number
}

/**
 * Endless frames: each text is typed, stays, is deleted, and the next one follows. Letters are graphemes, as readers
 * see them.
 */
export function* frames(texts: readonly string[]): Generator<Frame, void> {
  while (texts.length > 0)
    for (const text of texts) {
      const letters = [...new Intl.Segmenter('fr').segment(text)].map(({ segment }) => segment)
      for (let shown = 1; shown < letters.length; shown += 1)
        yield { text: letters.slice(0, shown).join(''), delay: TYPED }
      yield { text, delay: PAUSE }
      for (let shown = letters.length - 1; shown > 0; shown -= 1)
        yield { text: letters.slice(0, shown).join(''), delay: DELETED }
      yield { text: '', delay: TYPED }
    }
}

export const island = defineIsland(attributes, { fr: {}, en: {} }, mount)
