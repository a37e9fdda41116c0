/** The menu on the visitor's device, by session hash and expiry (§4.6, §7.17). */
import { inStorage, LONGEST } from '../../src/storage/kept'

/** Milliseconds that a stored menu is good for (§9.2). */
export const LIFETIME = 3_600_000

interface Entry {
  datas: string
  key: string
  expire: string
}

/**
 * The names and values are the specification's, as older scripts read them: they carry no mark, and `-key` says whose
 * the menu is. Without a session hash nothing tells one visitor of this device from the next, so that such a menu is
 * kept in this tab only.
 */
export class MenuCache {
  readonly #all: string
  readonly #prefix: string
  readonly #session: string
  readonly #where: 'session' | 'local'

  /** @param configmenu another one is another entry; without one the names are exactly §7.17's. */
  constructor(platform: string, configmenu: string, session: string) {
    this.#all = `${platform}-mobile-menu`
    this.#prefix = configmenu ? `${this.#all}-${configmenu}` : this.#all
    this.#session = session
    this.#where = session ? 'local' : 'session'
  }

  /** The stored answer, when it has not expired and is this session's; otherwise every stored menu is cleared. */
  read(now: number): string | null {
    const { datas, key, expire } = inStorage(this.#where, (storage) => this.#load(storage)) ?? {}
    if (datas && datas.length <= LONGEST && key === this.#session && isGood(Number(expire), now)) return datas
    this.clear()
    return null
  }

  /** @returns whether it is stored. */
  write(datas: string, now: number): boolean {
    const entry: Entry = { datas, key: this.#session, expire: String(now + LIFETIME) }
    const put = (storage: Storage) => {
      for (const [name, value] of Object.entries(entry)) storage.setItem(`${this.#prefix}-${name}`, value)
      return true
    }
    return inStorage(this.#where, put) ?? false
  }

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

/** Never longer than it may have been written for. */
const isGood = (expire: number, now: number): boolean => expire > now && expire <= now + LIFETIME
