/** A visitor who hears the page: keys, and what is announced after each. */
import type { CDPSession, Page } from '@playwright/test'
import { contentOf } from './content'
import { nameOf } from './keys'
import { type Announcement, hearLiveRegions } from './live'
import { Notes } from './notes'
import { Pace } from './pace'
import { Place } from './place'
import { plain, readTree, type TreeNode } from './tree'

interface Parts {
  readonly page: Page
  /** The browser's own tools: its accessibility tree. */
  readonly session: CDPSession
  readonly pace: Pace
  /** Takes what was announced since the last step. */
  readonly takeAnnounced: () => readonly Announcement[]
}

export class Reader {
  readonly page: Page
  readonly #parts: Parts
  readonly #notes = new Notes()
  readonly #place = new Place()
  readonly #windows: Page[] = []

  private constructor(parts: Parts) {
    this.#parts = parts
    this.page = parts.page
    this.page.on('popup', (opened) => this.#windows.push(opened))
  }

  static async on(page: Page): Promise<Reader> {
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const takeAnnounced = await hearLiveRegions(page)
    return new Reader({ page, session, pace: await Pace.of(page), takeAnnounced })
  }

  get text(): string {
    return this.#notes.text
  }

  /** Opens a page, reads `from`, and stands before it: Tab goes to what it holds first. */
  async open(path: string, from = '.case-demo'): Promise<void> {
    await this.page.goto(path)
    await this.#parts.pace.settle()
    await this.page.evaluate((selector) => {
      const start = document.querySelector<HTMLElement>(selector)
      start?.setAttribute('tabindex', '-1')
      start?.focus()
      start?.blur()
      start?.removeAttribute('tabindex')
    }, from)
    await this.#tell(`Ouvrir ${path}`)
    await this.#readPart(from)
  }

  /** One step for each key. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key)
      await this.#tell(nameOf(key))
    }
  }

  /** A key as often as it takes: what is announced at the last. */
  async times(count: number, key: string): Promise<void> {
    for (let at = 0; at < count; at += 1) await this.page.keyboard.press(key)
    await this.#tell(`${nameOf(key)}, ${count} fois`)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    await this.#tell(`Écrire « ${plain(text)} »`)
  }

  async wait(seconds: number): Promise<void> {
    await this.page.clock.runFor(seconds * 1000)
    await this.#tell(`Attendre ${seconds} secondes`)
  }

  /** What is done besides keys. */
  async act(sentence: string, action: () => Promise<unknown>): Promise<void> {
    await action()
    await this.#tell(sentence)
  }

  /** Reads a part from its beginning, without moving the focus. */
  async read(sentence: string, selector: string): Promise<void> {
    this.#notes.begin(sentence)
    await this.#readPart(selector)
  }

  async #tell(sentence: string): Promise<void> {
    const { pace, session, takeAnnounced } = this.#parts
    await pace.settle()
    this.#notes.begin(sentence)
    this.#place.tell(await readTree(session), this.#notes)
    for (const each of takeAnnounced()) this.#notes.say('annonce', inWords(each))
    await this.#tellWindows()
    if (this.#notes.isSilent) this.#notes.say('rien', 'ne change')
  }

  /** Windows that have opened; the visitor comes back at once. */
  async #tellWindows(): Promise<void> {
    const opened = await this.#windowsOpened()
    // The browser has made the window before the click is over; on a busy machine it is reported later.
    while (this.#windows.length < opened) await this.page.waitForEvent('popup')
    for (const opened of this.#windows.splice(0)) {
      await opened.waitForLoadState()
      this.#notes.say('fenêtre', `nouvelle : « ${plain(await opened.title())} »`)
      await opened.close()
    }
  }

  /** How many the browser has beside the page that is read. */
  async #windowsOpened(): Promise<number> {
    const { session } = this.#parts
    const { targetInfo: own } = await session.send('Target.getTargetInfo')
    const { targetInfos } = await session.send('Target.getTargets')
    return targetInfos.filter(
      ({ type, targetId, browserContextId }) =>
        type === 'page' && targetId !== own.targetId && browserContextId === own.browserContextId,
    ).length
  }

  async #readPart(selector: string): Promise<void> {
    const { session } = this.#parts
    const { root } = await session.send('DOM.getDocument', { depth: 0 })
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    if (nodeId === 0) throw new Error(`${selector} is not on the page`)
    const { node } = await session.send('DOM.describeNode', { nodeId, depth: -1 })
    const tree = await readTree(session)
    for (const line of contentOf({ ...tree, children: topmost(tree, idsIn(node)) }))
      this.#notes.say('lit', line)
  }
}

function inWords({ text, isAssertive, isBornFull }: Announcement): string {
  const doubt = isBornFull ? ' (la région vient avec son texte : il peut ne pas être dit)' : ''
  return `« ${plain(text)} »${isAssertive ? ', aussitôt' : ''}${doubt}`
}

interface Described {
  readonly backendNodeId: number
  readonly children?: readonly Described[]
}
const idsIn = ({ backendNodeId, children = [] }: Described): ReadonlySet<number> =>
  new Set([backendNodeId, ...children.flatMap((child) => [...idsIn(child)])])

/** What is announced of an element: itself, or what it holds. */
function topmost(tree: TreeNode, ids: ReadonlySet<number>): readonly TreeNode[] {
  if (!ids.has(tree.id)) return tree.children.flatMap((child) => topmost(child, ids))
  return tree.role === 'generic' ? tree.children : [tree]
}
