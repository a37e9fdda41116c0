/** Texts that visitors read. */
import type { Engine } from '../engine/engine'
import type { Messages, Texts } from '../island/island'

export type Say<Keys extends Texts> = (
  key: keyof Keys & string,
  values?: Readonly<Record<string, string | number>>,
) => string

/**
 * A text in the page's language, as the site translates its French one. One that is neither French nor English
 * reads French, the specification's own.
 */
export function sayWith<Keys extends Texts>(messages: Messages<Keys>, engine: Engine): Say<Keys> {
  return (key, values) => {
    const { fr, en } = messages
    const own = engine.config.lang.startsWith('en') ? en : fr
    return engine.t(fr[key] as string, values, { own: own[key] })
  }
}

/** Says now, and again when the site's translations arrive, until `signal` aborts. */
export function tell(engine: Engine, signal: AbortSignal, say: () => void): void {
  say()
  onTranslated(engine, signal, say)
}

/**
 * Runs `say` each time that translations are here which change a text of the page: what is said again is spoken again,
 * whether it reads as before or not.
 */
export function onTranslated({ asked, config, store }: Engine, signal: AbortSignal, say: () => void): void {
  // Without a translation an English page says a text of ours that is not known here, but stays the same: `true`.
  const read = (texts: Readonly<Record<string, string>>, text: string) =>
    texts[text] ?? (config.lang.startsWith('en') || text)
  signal.addEventListener(
    'abort',
    store.subscribe(({ translation: { traductions: now } }, { translation: { traductions: before } }) => {
      if (now !== before && [...asked].some((text) => read(now, text) !== read(before, text))) say()
    }),
  )
}

/** A text, or what says it. */
export const said = (text: string | (() => string)): string => (typeof text === 'function' ? text() : text)
