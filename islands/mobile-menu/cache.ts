/** The menu in local storage, by session hash and expiry (§4.6, §7.17). */

/** Milliseconds that a stored menu is good for (§9.2). */
export const LIFETIME = 3_600_000

interface Entry {
  datas: string
  key: string
  expire: string
}

export class MenuCache {
  readonly #all: string
  readonly #prefix: string
  readonly #session: string

  /** @param configmenu another one is another entry; without one the names are exactly §7.17's. */
  constructor(platform: string, configmenu: string, session: string) {
    this.#all = `${platform}-mobile-menu`
    this.#prefix = configmenu ? `${this.#all}-${configmenu}` : this.#all
    this.#session = session
  }

  /** The stored answer, when it has not expired and is this session's; otherwise every stored menu is cleared. */
  read(now: number): string | null {
    return guarded(() => {
      const { datas, key, expire } = this.#load()
      if (datas !== null && key === this.#session && Number(expire) > now) return datas
      this.clear()
      return null
    }, null)
  }

  write(datas: string, now: number): void {
    guarded(() => {
      const entry: Entry = { datas, key: this.#session, expire: String(now + LIFETIME) }
      for (const [name, value] of Object.entries(entry))
        localStorage.setItem(`${this.#prefix}-${name}`, value)
    }, undefined)
  }

  clear(): void {
    guarded(() => {
      for (const name of Object.keys(localStorage))
        if (name.startsWith(this.#all)) localStorage.removeItem(name)
    }, undefined)
  }

  #load(): { [Name in keyof Entry]: string | null } {
    const item = (name: string) => localStorage.getItem(`${this.#prefix}-${name}`)
    return { datas: item('datas'), key: item('key'), expire: item('expire') }
  }
}

/** Storage may be full, or refused by the browser: the menu then works without. */
function guarded<Result>(use: () => Result, fallback: Result): Result {
  try {
    return use()
  } catch {
    return fallback
  }
}
