/** `open`, `setContent`, `close`: what is shown, and in which dialog. */

import { ownProperty } from '../../src/base/own-property'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import type { PopupParameters } from '../../src/contracts/services/modal'
import { isLink } from '../../src/dom/link'
import { released } from '../../src/history/history-entry'
import { followed, isElsewhere } from '../../src/overlay/opens-popup'
import { openOverlay } from '../../src/overlay/overlay'
import { showLent } from '../../src/overlay/show-lent'
import { leaveFor } from '../../src/overlay/windows'
import { isHttp, safeUrl } from '../../src/server/safe-url'
import type { Dictionary } from '../core/loose'
import { pixels } from './content'
import { type Handler, LENDERS, LOADERS, unwrapped } from './handlers'
import { readOptions } from './read-options'
import type { SqueezeBox } from './types'

interface Kinds {
  handlers: Record<string, Handler>
  parsers: Record<string, (this: SqueezeBox, isNamed?: boolean) => unknown>
}

export function makeOpening(page: Page, { handlers, parsers }: Kinds) {
  return {
    open(this: SqueezeBox, subject: unknown, options?: Dictionary): unknown {
      const [element, url] = subjectOf(subject)
      if (this.win.closest('dialog')) this.trash()
      this.isOpen = true
      this.element = element
      this.setOptions(this.presets, options ?? {})
      const { parse } = this.options
      const text = (parse && element?.getAttribute(parse)) || ''
      const written = text.includes('{') ? readOptions(page, this.literals, element as Element, text) : {}
      withoutTitle(written, url || written.url || this.options.url)
      this.setOptions(written)
      // What another script has put into `Object.prototype` is no option.
      Object.setPrototypeOf(this.options, null)
      this.url = url || this.options.url || ''
      this.overlay.className = this.options.classOverlay ?? ''
      this.win.className = this.options.classWindow ?? ''
      const [handler, content] = choose(this)
      // An address or a handler that a script gives is the script's own.
      const isOurs = LOADERS.includes(handler) && !Object.hasOwn(this.handlers, handler)
      if (isOurs && (url || written.url) && follows(page, this)) return this
      return this.setContent(handler, content) ?? this
    },
    setContent(this: SqueezeBox, handler: string, content: unknown): unknown {
      const make: Handler | undefined = ownProperty(joined(handlers, this.handlers), handler)
      if (!make) {
        this.isOpen = false
        return false
      }
      this.isOpen = true
      this.content.className = `sbox-content-${handler}`
      void show(page, this, () => {
        const parts = made(page, this, make, content)
        if (!parts) return
        this.applyContent(...parts)
        if (LENDERS.includes(handler) && !Object.hasOwn(this.handlers, handler)) showContent(this)
      })
      return this
    },
    close(this: SqueezeBox, event?: unknown): SqueezeBox {
      const isVisitors = typeof event === 'object' && event !== null
      if (isVisitors) (event as Event & { stop?(): void }).stop?.()
      this.isOpen = true
      if (isVisitors && !isClosable(this)) return this
      const isShown = this.win.closest('dialog')
      end(this)
      if (isShown) openOverlay()?.close()
      return this
    },
  }

  /** Chooses the handler. A page's own kinds come after ours, or in their place. */
  function choose(box: SqueezeBox): [string, unknown] {
    const all = joined(parsers, box.parsers)
    const named = box.options.handler
    if (named) return [named, (ownProperty(all, named) ?? parsers.url)?.call(box, true)]
    for (const [kind, parse] of Object.entries(all)) {
      const content = parse.call(box)
      if (content) return [kind, content]
    }
    return ['string', '']
  }
}

/** Both tables in one, without a prototype: an attribute may name `constructor`, which is no handler. */
const joined = <Item>(ours: Record<string, Item>, theirs: object): Record<string, Item> => ({
  __proto__: null as never,
  ...ours,
  ...theirs,
})

const isClosable = (box: SqueezeBox): boolean => {
  const { closable } = box.options
  return typeof closable === 'function' ? closable.call(box) !== false : closable !== false
}

function subjectOf(given: unknown): [HTMLElement | null, string] {
  const subject = [unwrapped(given)].flat()[0]
  const element = typeof subject === 'string' ? document.getElementById(subject) : subject
  if (element instanceof HTMLElement) return [element, element.getAttribute('href') ?? '']
  return [null, typeof subject === 'string' ? subject : '']
}

/** Leaves out the title that an attribute gives to another site's page: it would pass for a page of this site. */
function withoutTitle({ iframeOptions }: Dictionary, address: unknown): void {
  const url = safeUrl(String(address ?? ''))
  if (!url || url.origin === location.origin) return
  const frame = (iframeOptions ?? {}) as Dictionary
  for (const name of Object.keys(frame)) if (/^title$/i.test(name)) delete frame[name]
}

/** Follows a link in content that leads to another site (contract §9). @returns false for any other. */
function follows(page: Page, box: SqueezeBox): boolean {
  const { element: host } = box
  const url = safeUrl(String(box.url))
  if (!host || !isHttp(url) || !isElsewhere(url, host, page.config)) return false
  box.close()
  followed(url.href, { host, island: 'SqueezeBox', page }).catch(async () => {
    // Firefox drops a navigation when Back removes the dialog's history entry at the same time.
    await released()
    if (isLink(host)) leaveFor(page, url.href)
  })
  return true
}

/**
 * Makes the content. A refused address is reported and shown as a failure.
 * @returns what `applyContent` is given.
 */
function made(
  { report }: Pick<Page, 'report'>,
  box: SqueezeBox,
  make: Handler,
  given: unknown,
): [unknown?, { x: number; y: number }?] | undefined {
  try {
    box.callOnTrash?.()
    box.callOnTrash = undefined
    const content = make.call(box, given as never)
    // A page's own handler may give a size with the content.
    if (Array.isArray(content) && content.length === 2 && content[0]?.nodeType && !content[1]?.nodeType)
      return content as [unknown, { x: number; y: number }]
    return [content]
  } catch (error) {
    report.thrown(error, Code.mountFailed, { island: 'SqueezeBox', element: box.element })
    box.onError()
    return undefined
  }
}

/** Shows a node of the page that is hidden there; a script that has it back has it as it was. */
function showContent(box: SqueezeBox): void {
  const { callOnTrash, content } = box
  const hide = [...content.children].map(showLent)
  box.callOnTrash = () => {
    for (const each of hide) each()
    callOnTrash?.()
  }
}

/** What the dialog that is on its way will show: the content that was asked for last. */
const waiting = new WeakMap<SqueezeBox, () => void>()

/** Shows content: in the open dialog when it is ours, else in a new one. */
async function show(page: Pick<Page, 'modal'>, box: SqueezeBox, fill: () => void): Promise<void> {
  if (box.win.closest('dialog')) return fill()
  const isOnItsWay = waiting.has(box)
  waiting.set(box, fill)
  if (isOnItsWay) return
  await page.modal.popup(parametersOf(box)).catch(() => {})
  const last = waiting.get(box)
  waiting.delete(box)
  const dialog = box.win.closest('dialog')
  // The dialog was refused: another one is open.
  if (!dialog) box.isOpen = false
  else {
    name(box, dialog)
    dialog.addEventListener('ilots:modal-close', () => end(box))
    // A script may have closed the box before its dialog was there.
    if (box.isOpen) last?.()
    else openOverlay()?.close()
  }
}

function parametersOf(box: SqueezeBox): PopupParameters {
  const { closable, size } = box.options
  return {
    handler: 'adopt',
    node: box.win,
    size: { x: pixels(size.x), y: pixels(size.y) },
    closable: closable !== false,
    mayClose: () => isClosable(box),
    ...(box.element && { opener: box.element }),
  }
}

/** Old scripts look for the close control by its id. */
function name(box: SqueezeBox, dialog: HTMLDialogElement): void {
  dialog.classList.add('is-legacy')
  const close = dialog.querySelector<HTMLElement>('.ilots-modal-close')
  if (!close) return
  close.id = 'sbox-btn-close'
  box.closeBtn = close
}

/** Ends the box once, whoever closes it; its content is still there for the page's own handlers. */
function end(box: SqueezeBox): void {
  if (!box.isOpen) return
  box.isOpen = false
  for (const part of [box.win, box.overlay]) part.setAttribute('aria-hidden', 'true')
  box.fireEvent('onClose', [box.content])
  box.trash()
}
