/** One refresh: request, replace, restore the focus, announce, add the history entry (§4.13, §7.8). */

import { isIlotsError } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { announce } from '../../src/dom/announce'
import { elementOfId } from '../../src/dom/content'
import { childrenOf } from '../../src/dom/element-members'
import { rootAround } from '../../src/dom/roots'
import { unaddressed } from '../../src/forms/stored-fields'
import { BlockHistory } from '../../src/history/block-history'
import { replacement, replaceWithHtml } from '../../src/server/replaced'
import { cancel, isAbort, request } from '../../src/server/request'
import { failureNotice } from '../../src/ui/failure-notice'
import type { BlockContext } from './context'
import { refocus, selectorsFor } from './controls'
import { addressFields, addressWith, fieldNames, readComment, refreshUrl } from './refresh-url'

/** One refresh that was asked for. */
export interface Change {
  /** The fields that changed, or the whole filter form. */
  body: [string, string][]
  /** The control that the visitor used. */
  control: HTMLElement
  /** The new address of the page; without it, the current one with the body's fields. */
  address?: string | undefined
  /** Whether the block is requested as it is: its comment says which page, and no history entry is added. */
  isSame?: boolean
}

const NOTICE = ':scope > .ilots-notice'

/** Block id → `{n}` of its address: a block keeps its number from one refresh to the next (contract §7). */
const numbers = new Map<string, number>()

/** Refreshes one block, and shows that it is loading or that it has failed. */
export class Refresher {
  readonly #context: BlockContext
  readonly #history: BlockHistory
  readonly #number: number
  #waiting = 0

  constructor(context: BlockContext) {
    const { host, attributes, signal } = context
    const id = host.getAttribute('id') ?? ''
    this.#context = context
    const tree = rootAround(host)
    const find = () => elementOfId(id, tree) ?? null
    this.#history = new BlockHistory(id, attributes.history === 'on', signal, find)
    this.#number = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, this.#number)
    // Back has changed the block: an answer that is still on its way belongs to the page that the visitor has left.
    this.#history.onTravel(() => cancel(this.#sequence))
  }

  get #sequence(): string {
    return `content-block ${this.#context.host.getAttribute('id')}`
  }

  /** @returns whether the block was replaced. */
  refresh(change: Change): Promise<boolean> {
    const work = async () => this.#replace(await this.#ask(change), change)
    return this.attempt(work, change.control, () => void this.refresh(change))
  }

  /**
   * Marks the block as loading until the last of its requests has ended. A failure is shown beside the control, and
   * the content stays.
   * @returns whether `work` came to its end.
   */
  async attempt(work: () => Promise<void>, control: Element, retry: () => void): Promise<boolean> {
    const host = this.#context.host
    host.querySelector(NOTICE)?.remove()
    this.#waiting += 1
    host.setAttribute('aria-busy', 'true')
    host.classList.add('is-loading')
    try {
      await work()
      return true
    } catch (error) {
      if (!isAbort(error)) this.#fail(error, control, retry)
      return false
    } finally {
      this.#waiting -= 1
      if (this.#waiting === 0) {
        host.removeAttribute('aria-busy')
        host.classList.remove('is-loading')
        if (!host.className) host.removeAttribute('class')
      }
    }
  }

  #fail(error: unknown, control: Element, retry: () => void): void {
    const { host: element, island, page } = this.#context
    // The request service has already reported the errors that it throws.
    if (!isIlotsError(error) || error.code === Code.commentUnreadable)
      page.report.thrown(error, Code.malformedReply, { island, element })
    element.querySelector(NOTICE)?.remove()
    // The notice goes beside the control: the top of a long block may be out of sight.
    const part = childrenOf(element).find((child) => child.contains(control))
    const insertNotice = (notice: HTMLElement) => (part ? part.before(notice) : element.prepend(notice))
    const href = control.getAttribute('href')
    failureNotice(this.#context, insertNotice, retry, href, () => this.#context.say('follow'))
  }

  #ask({ body }: Change): Promise<string> {
    const { host, page } = this.#context
    const { parentElement } = host
    const id = host.getAttribute('id') ?? ''
    const form = parentElement?.closest('form')
    const block = readComment(host, page.config)
    const url = refreshUrl(block, form ? addressFields(form) : [], id, this.#number)
    return request(this.#context, {
      url,
      body: new URLSearchParams(body),
      sequence: this.#sequence,
      html: true,
      read: replacement,
    })
  }

  #replace(html: string, { body, control, address, isSame = false }: Change): void {
    const { host, say } = this.#context
    const focused = selectorsFor(host, control)
    const state = isSame ? undefined : this.#history.takeContent(host)
    const fresh = replaceWithHtml(host, html)
    if (state) this.#history.enter(state, address ?? barAddress(body, control))
    refocus(fresh, focused)
    // When the same block is requested again, the caller announces why.
    if (!isSame) announce(countSentence(fresh, say))
    this.#context.page.dispatch(fresh, 'block-refresh', { id: fresh.getAttribute('id') ?? '' })
  }
}

/** The address of the address bar, with the changes of a control. */
function barAddress(body: Change['body'], control: Element): string {
  const names = unaddressed(control)
  const shown = body.filter(([name]) => !names.has(name))
  return addressWith(location.href, shown, fieldNames(control))
}

function countSentence(block: HTMLElement, say: BlockContext['say']): string {
  const items = block.querySelector('[data-role="items"]')
  if (!items) return say('updated')
  const count = items.children.length
  return say(count === 0 ? 'noResult' : count === 1 ? 'oneResult' : 'results', { count })
}
