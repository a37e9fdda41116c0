import styles from 'styles:modal'
import overlay from 'styles:overlay'
import { withoutPrototype } from '../../src/base/own-property'
import type { Page } from '../../src/contracts/page'
import type { ModalParameters, ModalService, PopupParameters } from '../../src/contracts/services/modal'
import { scriptGlobal } from '../../src/dom/script-global'
import { released } from '../../src/history/history-entry'
import { sayWith } from '../../src/i18n/say'
import { openOverlay, refuseSecond } from '../../src/overlay/overlay'
import { pageFragment } from '../../src/server/page-fragment'
import { nonEmpty, request } from '../../src/server/request'
import { adopt } from '../../src/styles/adopt'
import { showDialog } from '../../src/ui/show-dialog'
import { locate } from './address'
import { messages, type Say } from './messages'
import { askQuestion, openDialog } from './open-dialog'
import { Popup } from './popup'
import {
  alertParameters,
  isAcceptable,
  type Question,
  questionParameters,
  readQuestion,
} from './read-parameters'

const NONE: object = Object.create(null)

/** Makes the modal service. */
export async function create(page: Page): Promise<ModalService> {
  adopt(styles, overlay)
  const say = sayWith(messages, page)
  const close = async () => openOverlay()?.close()
  return {
    async preload() {},
    close,
    async open(parameters) {
      if (isAcceptable(page, parameters) && !refuseSecond(page)) openDialog(page, say, parameters, {})
    },
    async popup(given) {
      const located = withoutPrototype(locate(page, withoutPrototype(given)))
      if (located && !refuseSecond(page)) openPopup(page, say, located)
    },
    async alert(content, options = NONE) {
      const { html = false } = withoutPrototype(options)
      await askQuestion(page, say, alertParameters(say, content, html))
    },
    confirm: (content, options = NONE) =>
      confirmWith(page, say, content, readQuestion(withoutPrototype(options))),
  }
}

const confirmWith = (page: Page, say: Say, content: ModalParameters['contenu'], question: Question) =>
  askQuestion(page, say, questionParameters(say, content, question), {
    isDestructive: question.isDestructive === true,
  })

function openPopup(page: Page, say: Say, parameters: PopupParameters): void {
  const controller = new AbortController()
  const { url = '', closable = true, opener = document.documentElement } = parameters
  const caller = { island: 'modal', host: opener, page, signal: controller.signal }
  const fetchHtml = async () =>
    pageFragment(
      await request(caller, { method: 'GET', url, html: true, read: nonEmpty }),
      page.config,
      caller.host,
    )
  // One in a page that is shown is not the pop-up's.
  const frame = () =>
    parameters.handler === 'iframe' ? (shown?.dialog.querySelector('iframe') ?? null) : null
  const shown = showDialog(
    page,
    'modal',
    (ref, open, opened) => (
      <Popup
        page={page}
        opened={opened}
        dialog={ref}
        say={say}
        fetchHtml={fetchHtml}
        onClose={() => void open()?.requestClose()}
      />
    ),
    {
      about: { kind: parameters.handler, title: () => say('popup'), url, parameters },
      backdrop: true,
      closable,
      opener: parameters.opener,
      focus: (dialog) => dialog.querySelector<HTMLElement>('.ilots-modal-close'),
      mayClose: () => {
        if (parameters.mayClose?.() === false) return false
        const text = confirmText(frame(), page.config.product)
        // The only dialog that may open over another one (§4.7).
        const asked = questionParameters(say, text, { title: () => say('warning') })
        return text === '' || askQuestion(page, say, asked, { nested: true })
      },
      onClosed: () => {
        controller.abort()
        void released().then(parameters.onClosed)
      },
    },
  )
  if (!shown) return
  onCloseMessage(frame, controller.signal, () => shown.overlay.close())
}

/** The question that the framed page wants answered before it closes (§4.7); empty when it has none. */
export function confirmText(frame: HTMLIFrameElement | null, product: string): string {
  try {
    const page = frame?.contentWindow
    const ask = page && scriptGlobal(`${product}ConfirmClose`, page)
    const text: unknown = typeof ask === 'function' ? ask() : ''
    return typeof text === 'string' ? text : ''
  } catch {
    // A page of another origin cannot be asked.
    return ''
  }
}

/**
 * Closes when the frame posts `{ type: 'ilots:close-modal', reload }`, from the origin of its address or from this
 * site, to which it may have returned. Only a page of this site may also reload this page.
 */
export function onCloseMessage(
  frame: () => HTMLIFrameElement | null,
  signal: AbortSignal,
  close: () => void,
): void {
  const listener = ({ source, origin, data }: MessageEvent) => {
    const element = frame()
    if (!element || source !== element.contentWindow) return
    const isOurs = origin === location.origin
    if (!isOurs && origin !== new URL(element.src, document.baseURI).origin) return
    if (typeof data !== 'object' || data?.type !== 'ilots:close-modal') return
    close()
    if (isOurs && data.reload === true) void released().then(() => location.reload())
  }
  addEventListener('message', listener, { signal })
}
