/** How each kind of content is made. A handler returns nothing where `applyContent` gets the content later. */

import { ilotsError, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import { copyOfTemplate, isInContent, markContent } from '../../src/dom/content'
import { released } from '../../src/history/history-entry'
import { sayWith } from '../../src/i18n/say'
import { borrowNode } from '../../src/overlay/borrow-node'
import { frameTitle, isApartPdf, leadsOut, sandboxOf, watchFrame } from '../../src/overlay/frames'
import { overlayMessages } from '../../src/overlay/overlay-messages'
import { leaveFor } from '../../src/overlay/windows'
import { markPage } from '../../src/server/page-fragment'
import { shownUrl } from '../../src/server/urls'
import type { Dictionary, Loose } from '../core/loose'
import type { SqueezeBox } from './types'

export type Handler = (this: SqueezeBox, given: never) => unknown

/** Our handlers that show an address. */
export const LOADERS = ['image', 'ajax', 'url', 'iframe']
/** Those that show a node of the page. */
export const LENDERS = ['adopt', 'clone']

/** The size of an image that fits into the screen, less a margin. */
function fitted(self: SqueezeBox, { naturalWidth, naturalHeight }: HTMLImageElement) {
  const { x, y } = self.options.marginImage
  const { clientWidth, clientHeight } = document.documentElement
  const scale = Math.min(1, (clientWidth - x) / naturalWidth, (clientHeight - y) / naturalHeight)
  return { x: Math.round(naturalWidth * scale), y: Math.round(naturalHeight * scale) }
}

const alternativeOf = (element: HTMLElement | null) =>
  element?.querySelector('img')?.alt || element?.title || element?.textContent?.trim() || ''

function showImage(this: SqueezeBox, url: string): null {
  const image = Object.assign(new Image(), { alt: alternativeOf(this.element) })
  this.asset = image
  const isMine = () => this.asset === image
  image.onload = () => {
    if (!isMine()) return
    const size = fitted(this, image)
    Object.assign(image, { width: size.x, height: size.y })
    this.applyContent(image, size)
  }
  image.onerror = () => isMine() && this.onError()
  image.src = shownUrl(url).href
  return null
}

/**
 * Gives a node as it is; of a template, a copy of what it holds.
 * @throws IlotsError `ILOTS-202` for a node that is not in the page, or an empty text.
 */
function adopted(this: SqueezeBox, given: unknown): unknown {
  const node = unwrapped(given)
  if (node instanceof HTMLTemplateElement) return copyOfTemplate(node)
  if (node) return node
  throw ilotsError(
    Code.partMissing,
    sentence`rien à montrer pour « ${this.url} » : élément ou texte attendu.`,
  )
}

/**
 * Gives a copy of a node.
 * @throws IlotsError as {@link adopted}.
 */
function copied(this: SqueezeBox, given: unknown): unknown {
  const node = adopted.call(this, given)
  if (node instanceof DocumentFragment) return node
  const copies = [node].flat().map((each) => (each as Loose).clone?.())
  return copies.length > 1 ? copies : copies[0]
}

/** The node in another library's list, such as jQuery's, or its nodes; anything else as it is. */
export function unwrapped(given: unknown): unknown {
  const { length, nodeType } = Object(given)
  if (typeof given !== 'object' || nodeType || typeof length !== 'number') return given
  const nodes: unknown[] = [].slice.call(given)
  return nodes.length > 1 ? nodes : nodes[0]
}

/**
 * Sets options of a frame. An event handler must be a function, never a text; `srcdoc` is left out, as it would be
 * shown in place of the address.
 */
function set(frame: HTMLIFrameElement, options: Dictionary): void {
  for (const [name, value] of Object.entries(options))
    if (/^on/i.test(name)) listen(frame, name.slice(2).toLowerCase(), value)
    else if (!/^src/i.test(name)) (frame as unknown as Loose).set?.({ [name]: value })
}

function listen(frame: HTMLIFrameElement, type: string, listener: unknown): void {
  if (typeof listener === 'function') frame.addEventListener(type, (event) => listener.call(frame, event))
}

/** Makes the handlers of a page. */
export function registerHandlers(page: Page): Record<string, Handler> {
  const say = sayWith(overlayMessages, page)

  /**
   * Gives a node as it is; to a link in content it is only lent (contract §9).
   * @throws IlotsError as {@link adopted}, DOMException as {@link borrowNode}.
   */
  function taken(this: SqueezeBox, given: unknown): unknown {
    const node = adopted.call(this, given)
    if (!(node instanceof Element && isInContent(this.element, page.config))) return node
    this.content.replaceChildren()
    this.callOnTrash = borrowNode(node, this.content)
    return node
  }

  function showFrame(this: SqueezeBox, url: string): HTMLIFrameElement | null {
    const { href } = shownUrl(url)
    if (isApartPdf(href)) {
      this.close()
      // Firefox drops a navigation when Back removes the dialog's history entry at the same time.
      void released().then(() => leaveFor(page, href))
      return null
    }
    const frame = document.createElement('iframe')
    const isContent = isInContent(this.element, page.config)
    // Its class may be of an attribute.
    if (isContent) markContent(frame)
    const { x: width, y: height } = this.options.size
    const title = frameTitle(url, say)
    const renamed = () => {
      // A title that the page has given stays, but for one that content has written.
      if (isContent || frame.title === title) frame.title = say('frameRedirected')
    }
    const given = {
      frameBorder: 0,
      width,
      height,
      title,
      ...this.options.iframeOptions,
      ...sandboxOf(url),
    }
    set(frame, given)
    this.asset = frame
    const isMine = () => this.asset === frame
    const load = (isRedirected: boolean) => {
      if (isRedirected) {
        set(frame, sandboxOf(url, true))
        renamed()
      }
      frame.src = href
      const fail = (progress: string) => progress === 'failed' && isMine() && this.onError()
      this.callOnTrash = watchFrame(frame, fail, renamed)
    }
    if (isContent) void leadsOut(url).then((leads) => isMine() && load(leads))
    else load(false)
    return frame
  }

  function fetchPart(this: SqueezeBox, url: string): unknown {
    // Only this site's server may give HTML (contract §3): a page of another site is shown in a frame.
    if (shownUrl(url).origin !== location.origin) return showFrame.call(this, url)
    const request = this.makeRequest('HTML', { method: 'get', ...this.options.ajaxOptions })
    this.asset = request
    this.callOnTrash = () => void request.cancel?.()
    const isMine = () => this.asset === request
    request.addEvents?.({
      success: (tree: unknown) => {
        if (!isMine()) return
        markPage(
          tree as Node[],
          String(request.xhr?.responseText ?? ''),
          page.config,
          this.element ?? this.win,
        )
        this.applyContent(tree)
        this.fireEvent('onAjax', [tree, request])
      },
      failure: () => isMine() && this.onError(),
    })
    request.send?.({ url })
    return null
  }

  return {
    image: showImage,
    clone: copied,
    adopt: taken,
    ajax: fetchPart,
    url: fetchPart,
    iframe: showFrame,
    string: adopted,
  } as Record<string, Handler>
}
