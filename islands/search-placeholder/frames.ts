/** The frames of the animated placeholder (§9.7). */

/** Milliseconds that a frame stays. */
const TYPED = 50
const DELETED = 25
const PAUSE = 700

/** What the placeholder shows. */
export interface Frame {
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
