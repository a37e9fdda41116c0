/** Loads the menu: from the cache, else from the server (§4.6, §7.4). */
import type { IslandContext } from '../../src/island/island'
import { request } from '../../src/server/request'
import { MenuCache } from './menu-cache'
import { type Block, readMenu } from './replies'

/** The menu of one button, kept for the page's life. */
export class MenuLoader {
  readonly #context: IslandContext
  readonly #cache: MenuCache
  readonly #configmenu: string
  #blocks: readonly Block[] | undefined
  #isStored = false

  constructor(context: IslandContext, configmenu: string) {
    const { platform, session } = context.page.config
    this.#context = context
    this.#configmenu = configmenu
    this.#cache = new MenuCache(platform, configmenu, session.hash)
  }

  /**
   * The menu, if it is there without a call. Once the stored menu is cleared or expired, this page's copy is dropped
   * too.
   */
  get ready(): readonly Block[] | undefined {
    const stored = this.#cache.read(Date.now())
    if (stored === null) return this.#isStored ? undefined : this.#blocks
    return this.#blocks ?? this.#parse(stored)
  }

  /** Asks the server. @throws IlotsError when the call fails or the answer does not fit. */
  async load(): Promise<readonly Block[]> {
    const { platform } = this.#context.page.config
    const blocks = await request(this.#context, {
      url: `/${platform}/ajax/modules/menu/mobile-menu.php`,
      body: new URLSearchParams({ configmenu: this.#configmenu }),
      read: (text, leave) => {
        const read = readMenu(text, leave)
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
