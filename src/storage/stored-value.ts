/**
 * What the bundle keeps on the visitor's device: the one place that knows under which name, where, and whose it is. A
 * value begins with the mark of its session, so that no visitor is shown another's. `forget.ts` clears it by its
 * name.
 */

import type { Config } from '../contracts/config'
import { choice } from '../island/attributes'
import { markOf } from './forget'

/** `data-keep`: until the tab is closed, until the visitor comes back, or not at all. */
export const keep = choice(['session', 'local', 'off'], 'session')
/** Where a value is kept. */
export type Keep = typeof keep.default

/**
 * What is kept, in one word of its name, by which `forget` finds it. The reference lists
 * all of it on its page on consent.
 */
export type Kind = 'banner' | 'booking' | 'begun' | 'choice' | 'element' | 'searches'

/** Characters of a value at most. A longer one was written by another script, or would leave the page no room. */
export const LONGEST = 1_000_000

/**
 * Runs `use` with a storage.
 * @returns its result; `undefined` where the browser forbids storage or has no room left.
 */
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

/** One value of one session. Other scripts can write it: the code that reads it checks its shape. */
export class StoredValue {
  readonly #key: string
  readonly #mark: string
  readonly #where: Keep

  /**
   * Clears what an older version, or another choice of the page, has left in the other storage.
   * @param name which one of that kind; it may hold anything.
   */
  constructor(config: Config, kind: Kind, name: string, where: Keep = 'session') {
    this.#key = `${config.platform}-${kind} ${name}`
    this.#mark = markOf(config)
    this.#where = where
    for (const other of ['session', 'local'] as const) if (other !== where) this.#clear(other)
  }

  /**
   * Reads the value.
   * @returns `undefined` when this session has none.
   */
  read(): unknown {
    const where = this.#where
    if (where === 'off') return undefined
    return inStorage(where, (storage) => {
      const text = storage.getItem(this.#key) ?? ''
      const isOurs = text.startsWith(this.#mark) && text.length <= LONGEST
      return isOurs ? (JSON.parse(text.slice(this.#mark.length)) as unknown) : undefined
    })
  }

  /**
   * Keeps a value.
   * @returns false when it cannot be kept; the value from before stays then.
   */
  write(value: unknown): boolean {
    const where = this.#where
    const text = this.#mark + JSON.stringify(value)
    if (where === 'off' || text.length > LONGEST) return false
    const write = (storage: Storage) => {
      storage.setItem(this.#key, text)
      return true
    }
    return inStorage(where, write) ?? false
  }

  /** Removes the value. */
  clear(): void {
    if (this.#where !== 'off') this.#clear(this.#where)
  }

  #clear(where: 'session' | 'local'): void {
    inStorage(where, (storage) => storage.removeItem(this.#key))
  }
}
