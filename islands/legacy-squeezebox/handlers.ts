/** How each kind of content is made. What is not here yet is nothing, and comes through `applyContent`. */
import type { Dictionary, Loose } from '../../legacy-compat/core/loose'
import type { SqueezeBox } from '../../legacy-compat/squeezebox'
import type { Engine } from '../../src/engine/engine'
import { released } from '../../src/history/history-entry'
import { sayWith } from '../../src/i18n/say'
import { Code, ilotsError } from '../../src/island/errors'
import { frameTitle, isApartPdf, sandboxOf, watchFrame } from '../../src/overlay/frames'
import { leaveFor } from '../../src/overlay/windows'
import { shownUrl } from '../../src/server/urls'
import { messages } from '../modal/messages'

export type Handler = (this: SqueezeBox, given: never) => unknown

/** The screen less a margin. */
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

/** Given as it is. @throws IlotsError `ILOTS-202` for a node that is not in the page, or an empty text. */
function adopted(this: SqueezeBox, node: unknown): unknown {
  if (node) return node
  throw ilotsError(Code.partMissing, `rien à montrer pour « ${this.url} » : élément ou texte attendu.`)
}

/** @throws IlotsError as {@link adopted}. */
function copied(this: SqueezeBox, node: unknown): unknown {
  return (adopted.call(this, node) as unknown as Loose).clone?.()
}

/** A handler is a function, never its text; what `srcdoc` holds would be shown in place of the address. */
function set(frame: HTMLIFrameElement, options: Dictionary): void {
  for (const [name, value] of Object.entries(options))
    if (/^on/i.test(name)) listen(frame, name.slice(2).toLowerCase(), value)
    else if (!/^src/i.test(name)) (frame as unknown as Loose).set?.({ [name]: value })
}

function listen(frame: HTMLIFrameElement, type: string, listener: unknown): void {
  if (typeof listener === 'function') frame.addEventListener(type, (event) => listener.call(frame, event))
}

/** @returns handlers of a page that has this engine. */
export function registerHandlers(engine: Engine): Record<string, Handler> {
  const say = sayWith(messages, engine)

  function showFrame(this: SqueezeBox, url: string): HTMLIFrameElement | null {
    const { href } = shownUrl(url)
    if (isApartPdf(href)) {
      this.close()
      // Firefox gives a navigation up for the Back that takes a dialog's history entry away.
      void released().then(() => leaveFor(engine, href))
      return null
    }
    const frame = document.createElement('iframe')
    const { x: width, y: height } = this.options.size
    const given = {
      frameBorder: 0,
      width,
      height,
      title: frameTitle(url, say),
      ...this.options.iframeOptions,
      ...sandboxOf(url),
    }
    set(frame, given)
    frame.src = href
    const stop = watchFrame(frame, (progress) => {
      if (progress === 'failed' && this.asset === frame) this.onError()
    })
    this.callOnTrash = stop
    this.asset = frame
    return frame
  }

  function fetchPart(this: SqueezeBox, url: string): unknown {
    // Only this site's server may give HTML (contract §3): a page of another one has a frame of its own.
    if (shownUrl(url).origin !== location.origin) return showFrame.call(this, url)
    const request = this.makeRequest('HTML', { method: 'get', ...this.options.ajaxOptions })
    this.asset = request
    this.callOnTrash = () => void request.cancel?.()
    const isMine = () => this.asset === request
    request.addEvents?.({
      success: (tree: unknown) => {
        if (!isMine()) return
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
    adopt: adopted,
    ajax: fetchPart,
    url: fetchPart,
    iframe: showFrame,
    string: adopted,
  } as Record<string, Handler>
}
