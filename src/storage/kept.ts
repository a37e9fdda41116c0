/**
 * What the bundle keeps on the visitor's device: the one place that knows under which name, where, and whose it is. A
 * value begins with the mark of its session, so that no visitor is shown another's. `forget.ts` clears it by its name.
 */

import type { Config } from '../engine/config'
import { choice } from '../island/attributes'
import { markOf } from './forget'

/** `data-keep`: until the tab is closed, until the visitor comes back, or not at all. */
export const keep = choice(['session', 'local', 'off'], 'session')
export type Keep = typeof keep.default

/** What is kept, in one word: `forget` knows it by that. The reference's table of it is in its page on consent. */
export type Kind = 'banner' | 'booking' | 'begun' | 'element' | 'searches'

/** Characters. What is longer was written by somebody else, or would leave the page no room. */
export const LONGEST = 1_000_000

/** @returns what `use` does; nothing where the browser forbids storage, or has no room left. */
export function inStorage<Result>(
  where: 'session' | 'local',
  use: (storage: Storage) => Result,
): Result | undefined {
  try {
    return use(where === 'local' ? localStorage : sessionStorage)
  } catch {
    return undefined
  }
}

/** One value of one session. It has whatever shape others have given it: whoever reads it looks at it. */
export class Kept {
  readonly #key: string
  readonly #mark: string
  readonly #where: Keep

  /**
   * What an older version, or another choice of the page, has left elsewhere goes.
   * @param name which one of that kind; it may hold anything.
   */
  constructor(config: Config, kind: Kind, name: string, where: Keep = 'session') {
    this.#key = `${config.platform}-${kind} ${name}`
    this.#mark = markOf(config)
    this.#where = where
    for (const other of ['session', 'local'] as const) if (other !== where) this.#clear(other)
  }

  /** `undefined` when there is none of this session's. */
  read(): unknown {
    const where = this.#where
    if (where === 'off') return undefined
    return inStorage(where, (storage) => {
      const text = storage.getItem(this.#key) ?? ''
      const isOurs = text.startsWith(this.#mark) && text.length <= LONGEST
      return isOurs ? (JSON.parse(text.slice(this.#mark.length)) as unknown) : undefined
    })
  }

  /** @returns whether it is kept. What was kept before stays when it is not. */
  write(value: unknown): boolean {
    const where = this.#where
    const text = this.#mark + JSON.stringify(value)
    if (where === 'off' || text.length > LONGEST) return false
    const put = (storage: Storage) => {
      storage.setItem(this.#key, text)
      return true
    }
    return inStorage(where, put) ?? false
  }

  clear(): void {
    if (this.#where !== 'off') this.#clear(this.#where)
  }

  #clear(where: 'session' | 'local'): void {
    inStorage(where, (storage) => storage.removeItem(this.#key))
  }
}
