/** Stores the menu on the visitor's device, with the session hash and an expiry (§4.6, §7.17). */
import { inStorage, LONGEST } from '../../src/storage/kept'

/** Milliseconds that a stored menu is valid (§9.2). */
export const LIFETIME = 3_600_000

interface Entry {
  datas: string
  key: string
  expire: string
}

/**
 * The stored menu. Names and values are the specification's, for older scripts that read them; `-key` holds the session
 * hash. Without a hash, nothing tells one visitor of the device from the next: such a menu is stored in this tab only.
 */
export class MenuCache {
  readonly #all: string
  readonly #prefix: string
  readonly #session: string
  readonly #where: 'session' | 'local'

  /** @param configmenu each has an entry of its own; without one, the names are exactly those of §7.17. */
  constructor(platform: string, configmenu: string, session: string) {
    this.#all = `${platform}-mobile-menu`
    this.#prefix = configmenu ? `${this.#all}-${configmenu}` : this.#all
    this.#session = session
    this.#where = session ? 'local' : 'session'
  }

  /**
   * The stored answer if it is this session's and has not expired; otherwise clears every stored menu.
   * @param now milliseconds.
   */
  read(now: number): string | null {
    const { datas, key, expire } = inStorage(this.#where, (storage) => this.#load(storage)) ?? {}
    if (datas && datas.length <= LONGEST && key === this.#session && isGood(Number(expire), now)) return datas
    this.clear()
    return null
  }

  /** Stores the answer. @param now milliseconds. @returns whether it is stored. */
  write(datas: string, now: number): boolean {
    const entry: Entry = { datas, key: this.#session, expire: String(now + LIFETIME) }
    const write = (storage: Storage) => {
      for (const [name, value] of Object.entries(entry)) storage.setItem(`${this.#prefix}-${name}`, value)
      return true
    }
    return inStorage(this.#where, write) ?? false
  }

  /** Removes every stored menu of the platform. */
  clear(): void {
    for (const where of ['session', 'local'] as const)
      inStorage(where, (storage) => {
        for (const name of Object.keys(storage)) if (name.startsWith(this.#all)) storage.removeItem(name)
      })
  }

  #load(storage: Storage): { [Name in keyof Entry]: string | null } {
    const item = (name: string) => storage.getItem(`${this.#prefix}-${name}`)
    return { datas: item('datas'), key: item('key'), expire: item('expire') }
  }
}

/** Whether an expiry lies ahead, but no further than one that we write. */
const isGood = (expire: number, now: number): boolean => expire > now && expire <= now + LIFETIME
