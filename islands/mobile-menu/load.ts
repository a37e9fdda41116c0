/** The menu's answer: from the cache, else from the server, one call at a time (§4.6, §7.4). */
import type { IslandContext } from '../../src/island/island'
import { request } from '../../src/server/request'
import { MenuCache } from './cache'
import { type Block, readMenu } from './replies'

export class MenuLoader {
  readonly #context: IslandContext
  readonly #cache: MenuCache
  readonly #configmenu: string
  #blocks: readonly Block[] | undefined
  #isStored = false

  constructor(context: IslandContext, configmenu: string) {
    const { platform, session } = context.engine.config
    this.#context = context
    this.#configmenu = configmenu
    this.#cache = new MenuCache(platform, configmenu, session.hash)
  }

  /** What is there without asking the server. Once the stored menu is forgotten, or too old, so is this page's. */
  get ready(): readonly Block[] | undefined {
    const stored = this.#cache.read(Date.now())
    if (stored === null) return this.#isStored ? undefined : this.#blocks
    return this.#blocks ?? this.#parse(stored)
  }

  /** @throws IlotsError when the call fails or the answer does not fit. */
  async load(): Promise<readonly Block[]> {
    const { platform } = this.#context.engine.config
    const blocks = await request(this.#context, {
      url: `/${platform}/ajax/modules/menu/mobile-menu.php`,
      body: new URLSearchParams({ configmenu: this.#configmenu }),
      read: (text) => {
        const read = readMenu(text)
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
      // Another version of the site wrote it.
      this.#cache.clear()
      return undefined
    }
  }
}
