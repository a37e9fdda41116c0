/** What an animated placeholder shows, and for how long (§9.7). */

/** Milliseconds. */
const TYPED = 50
const DELETED = 25
const PAUSE = 700

export interface Frame {
  readonly text: string
  /** Milliseconds until the next one. */
  readonly delay: number
}

/** Each text is typed, stands, is deleted, and the next one follows, round and round. Letters are what a reader takes for one. */
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
