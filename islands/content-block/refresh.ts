/** One refresh: ask, replace, give focus back, speak, remember (§4.13, §7.8). */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import type { BlockHistory } from '../../src/history/block-history'
import { Code, isIlotsError } from '../../src/island/errors'
import { nonEmpty, replaceWithHtml } from '../../src/server/replaced'
import { cancel, isAbort, request } from '../../src/server/request'
import { failureNotice } from '../../src/ui/notice'
import type { BlockContext } from './controls'
import { refocus, selectorsFor } from './focus'
import { readComment } from './read-comment'
import { addressWith, fieldNames, refreshUrl, textFields } from './refresh-url'

export interface Change {
  /** What changed, or the whole filter form. */
  body: [string, string][]
  /** What the visitor used. */
  control: HTMLElement
  /** For the address bar; the current one plus the body when there is none. */
  address?: string | undefined
  /** The block as it is, again: its comment says which page that is, and Back has nothing to return to. */
  isSame?: boolean
}

/** `{n}` counts the blocks of the page and stays with the block's id from one refresh to the next (contract §7). */
const numbers = new Map<string, number>()

export class Refresher {
  readonly #context: BlockContext
  readonly #history: BlockHistory
  readonly #number: number
  #waiting = 0

  constructor(context: BlockContext, history: BlockHistory) {
    this.#context = context
    this.#history = history
    const { id } = membersOf(context.host)
    this.#number = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, this.#number)
    // An answer that is still on its way belongs to the page that the visitor has just left.
    history.onTravel(() => cancel(this.#sequence))
  }

  get #sequence(): string {
    return `content-block ${membersOf(this.#context.host).id}`
  }

  /** @returns whether the block was replaced. */
  async refresh(change: Change): Promise<boolean> {
    const { host } = this.#context
    membersOf(host).querySelector(':scope > .ilots-notice')?.remove()
    const idle = this.busy()
    try {
      this.#replace(await this.#ask(change), change)
      return true
    } catch (error) {
      if (!isAbort(error)) this.#fail(error, change)
      return false
    } finally {
      idle()
    }
  }

  /** Marks the block as loading until the last of its requests has ended. */
  busy(): () => void {
    const host = membersOf(this.#context.host)
    this.#waiting += 1
    host.setAttribute('aria-busy', 'true')
    host.classList.add('is-loading')
    return () => {
      this.#waiting -= 1
      if (this.#waiting > 0) return
      host.removeAttribute('aria-busy')
      host.classList.remove('is-loading')
      if (!host.className) host.removeAttribute('class')
    }
  }

  /** Shows the failure in the block; what was there stays. */
  fail(retry: () => void, control: Element): void {
    const host = membersOf(this.#context.host)
    host.querySelector(':scope > .ilots-notice')?.remove()
    // Where the visitor is looking: the top of a long block may be out of sight.
    const part = [...host.children].find((child) => membersOf(child).contains(control))
    const put = (notice: HTMLElement) => (part ? membersOf(part).before(notice) : host.prepend(notice))
    failureNotice(this.#context, put, retry)
  }

  #fail(error: unknown, change: Change): void {
    // What the request service throws, it has reported.
    if (!isIlotsError(error) || error.code === Code.commentUnreadable)
      this.#context.engine.report.thrown(error, Code.malformedReply, {
        island: this.#context.island,
        element: this.#context.host,
      })
    this.fail(() => void this.refresh(change), change.control)
  }

  #ask({ body }: Change): Promise<string> {
    const { host } = this.#context
    const { parentElement, id } = membersOf(host)
    const form = membersOf(parentElement)?.closest('form')
    const url = refreshUrl(readComment(host), form ? textFields(form) : [], id, this.#number)
    return request(this.#context, {
      url,
      body: new URLSearchParams(body),
      sequence: this.#sequence,
      html: true,
      read: nonEmpty,
    })
  }

  #replace(html: string, { body, control, address, isSame = false }: Change): void {
    const { host, say } = this.#context
    const focused = selectorsFor(host, control)
    const state = isSame ? undefined : this.#history.leave(host)
    const fresh = replaceWithHtml(host, html)
    if (state) this.#history.enter(state, address ?? addressWith(location.href, body, fieldNames(control)))
    refocus(fresh, focused)
    // Whoever asked for the same again says what it was for.
    if (!isSame) announce(spoken(fresh, say))
    this.#context.engine.dispatch(fresh, 'block-refresh', { id: membersOf(host).id })
  }
}

function spoken(block: HTMLElement, say: BlockContext['say']): string {
  const items = membersOf(block).querySelector('[data-role="items"]')
  if (!items) return say('updated')
  const count = membersOf(items).children.length
  return say(count === 0 ? 'noResult' : count === 1 ? 'oneResult' : 'results', { count })
}
