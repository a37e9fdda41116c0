/** Loads the menu: from what is stored on the visitor's device, else from the server (§4.6, §7.4, §7.17). */
import { request } from '../../src/server/request'
import { inStorage, LONGEST } from '../../src/storage/stored-value'
import { type Block, readMenu } from './replies'
import { readSource } from './source'
import type { Context } from './view'

/** The menu of one button, kept for the page's life. */
export class MenuLoader {
  readonly #context: Context
  readonly #cache: MenuCache
  #blocks: readonly Block[] | undefined
  #isStored = false

  constructor(context: Context) {
    const { platform, session } = context.page.config
    this.#context = context
    this.#cache = new MenuCache(platform, context.attributes.configmenu, session.hash)
  }

  /**
   * The menu, if it is there without a call: a list of the page is read each time. Once the stored menu is cleared or
   * expired, this page's copy is dropped too.
   */
  get ready(): readonly Block[] | undefined {
    const { source } = this.#context.attributes
    if (source) return readSource(source)
    const stored = this.#cache.read(Date.now())
    if (stored === null) return this.#isStored ? undefined : this.#blocks
    return this.#blocks ?? this.#parse(stored)
  }

  /** Asks the server. @throws IlotsError when the call fails or the answer does not fit. */
  async load(): Promise<readonly Block[]> {
    const { page, attributes } = this.#context
    const blocks = await request(this.#context, {
      url: page.config.endpoints.menu ?? `/${page.config.platform}/ajax/modules/menu/mobile-menu.php`,
      body: new URLSearchParams({ configmenu: attributes.configmenu }),
      read: (text, onSkipped) => {
        const read = readMenu(text, onSkipped)
        if (read.length > 0) this.#isStored = this.#cache.write(text, Date.now())
        return read
      },
    })
    if (blocks.length > 0) this.#blocks = blocks
    return blocks
  }

  #parse(stored: string): readonly Block[] | undefined {
    try {
      this.#blocks = readMenu(stored)
      this.#isStored = true
      return this.#blocks
    } catch {
      // It was stored by another version of the site.
      this.#cache.clear()
      return undefined
    }
  }
}

/** Milliseconds that a stored menu is valid (§9.2). */
export const LIFETIME = 3_600_000

const FIELDS = ['datas', 'key', 'expire'] as const

/**
 * The stored menu. Names and values are the specification's, for older scripts that read them; `-key` holds the
 * session hash. Without a hash, nothing tells one visitor of the device from the next: such a menu is stored in this
 * tab only.
 */
export class MenuCache {
  readonly #all: string
  readonly #prefix: string
  readonly #session: string
  readonly #where: 'session' | 'local'

  /** @param configmenu names the entry; without it, the names are exactly those of §7.17. */
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
    const load = (storage: Storage) => FIELDS.map((name) => storage.getItem(`${this.#prefix}-${name}`))
    const [answer, session, expiry] = inStorage(this.#where, load) ?? []
    const isFresh = session === this.#session && isGood(Number(expiry), now)
    if (answer && answer.length <= LONGEST && isFresh) return answer
    this.clear()
    return null
  }

  /** Stores the answer. @param now milliseconds. @returns whether it is stored. */
  write(answer: string, now: number): boolean {
    const entry = { datas: answer, key: this.#session, expire: String(now + LIFETIME) }
    const write = (storage: Storage) => {
      for (const name of FIELDS) storage.setItem(`${this.#prefix}-${name}`, entry[name])
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
}

/** Whether an expiry lies ahead, but no further than one that we write. */
const isGood = (expiry: number, now: number): boolean => expiry > now && expiry <= now + LIFETIME
