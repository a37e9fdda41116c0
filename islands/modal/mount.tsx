import styles from 'styles:modal'
import type { Engine } from '../../src/engine/engine'
import { released } from '../../src/history/history-entry'
import { said, sayWith } from '../../src/i18n/say'
import { Code } from '../../src/island/errors'
import type {
  ModalButton,
  ModalParameters,
  ModalService,
  PopupParameters,
} from '../../src/island/services/modal'
import { openOverlay, refuseSecond } from '../../src/overlay/overlay'
import { showOverlay } from '../../src/overlay/react-overlay'
import { request } from '../../src/server/request'
import { adopt } from '../../src/ui/styles/adopt'
import { GenericDialog } from './dialog'
import { confirmText, onCloseMessage } from './frame'
import { locate } from './locate'
import { messages, type Say } from './messages'
import { firstFocus, isEmpty } from './parameters'
import { Popup } from './popup'

/** Counts up over the page's life: button ids are `{product}ModalBtn{n}`, the first is 1 (contract §4.2). */
let buttonCount = 0
let dialogCount = 0

/** The modal service. */
export async function create(engine: Engine): Promise<ModalService> {
  adopt(styles)
  const say = sayWith(messages, engine)
  const close = async () => openOverlay()?.close()
  const ask = (parameters: ModalParameters, nested = false) => question(engine, say, parameters, nested)
  return {
    async preload() {},
    close,
    async open(parameters) {
      if (acceptable(engine, parameters) && !refuseSecond(engine)) openGeneric(engine, say, parameters, {})
    },
    async popup(parameters) {
      const located = locate(engine, parameters)
      if (located && !refuseSecond(engine)) openPopup(engine, say, located, ask)
    },
    async alert(contenu, { html = false } = {}) {
      await ask({
        contenu,
        html,
        contenubas: '',
        buttons: [{ titre: () => say('ok'), important: true, autoclose: true }],
      })
    },
    confirm: (contenu, { titre, cancel = () => say('no'), ok = () => say('yes'), html = false } = {}) =>
      ask({
        ...(titre && { titre }),
        contenu,
        html,
        contenubas: '',
        buttons: [
          { titre: cancel, secondaire: true, autoclose: true },
          { titre: ok, important: true, autoclose: true },
        ],
      }),
  }
}

/** An alert or a confirm: resolves true when the important button was chosen, whatever else closed it is false. */
function question(engine: Engine, say: Say, parameters: ModalParameters, nested: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    if (!acceptable(engine, parameters) || (!nested && refuseSecond(engine))) return resolve(false)
    let answer = false
    const buttons = parameters.buttons?.map((button) => ({
      ...button,
      action: () => {
        answer = button.important === true
      },
    }))
    const asked = { ...parameters, ...(buttons && { buttons }) }
    openGeneric(engine, say, asked, { nested, alert: true, onClosed: () => resolve(answer) })
  })
}

/** §5.8 and contract §7: content is required, an action is a function. */
function acceptable(engine: Engine, { contenu, buttons }: ModalParameters): boolean {
  const { product } = engine.config
  for (const { titre, action } of buttons ?? [])
    if (action !== undefined && typeof action !== 'function')
      engine.report.error(
        Code.modalParameter,
        `modale : l'action du bouton « ${said(titre)} » est refusée, reçu ${JSON.stringify(action)}, attendu une fonction ; le bouton ne fera rien.`,
      )
  if (!isEmpty(contenu)) return true
  engine.report.error(
    Code.modalContent,
    `${product} : L'appel d'une modal ${product} doit au moins contenir le paramètre 'contenu' et être non-vide`,
    { verbatim: true },
  )
  return false
}

interface GenericOptions {
  nested?: boolean
  alert?: boolean
  onClosed?(): void
}

function openGeneric(engine: Engine, say: Say, parameters: ModalParameters, options: GenericOptions): void {
  const { product } = engine.config
  const buttons = (parameters.buttons ?? []).map((button: ModalButton) => {
    buttonCount += 1
    return { ...button, id: `${product}ModalBtn${buttonCount}` }
  })
  dialogCount += 1
  const focused = buttons[firstFocus(buttons)]?.id
  showOverlay(
    engine,
    'modal',
    (dialog, overlay) => (
      <GenericDialog
        dialog={dialog}
        parameters={parameters}
        buttons={buttons}
        id={`${product}Modal${dialogCount}`}
        alert={options.alert ?? false}
        say={say}
        onClose={() => overlay()?.close()}
      />
    ),
    {
      nested: options.nested ?? false,
      focus: (dialog) =>
        focused ? document.getElementById(focused) : dialog.querySelector<HTMLElement>('.ilots-modal-close'),
      onClosed: () => options.onClosed?.(),
    },
  )
  for (const { id } of buttons)
    if (!document.getElementById(id))
      engine.report.error(
        Code.modalButtonLost,
        `${product} : (${product}Modal) Impossible de trouver l'élément du bouton ID : ${id}`,
        { verbatim: true },
      )
  parameters.complete?.()
}

function openPopup(
  engine: Engine,
  say: Say,
  parameters: PopupParameters,
  ask: (parameters: ModalParameters, nested: boolean) => Promise<boolean>,
): void {
  const controller = new AbortController()
  const { url = '', closable = true, opener = document.documentElement } = parameters
  const caller = { island: 'modal', host: opener, engine, signal: controller.signal }
  const fetchHtml = () => request(caller, { method: 'GET', url, html: true, read: (text) => text })
  const frame = () => shown?.dialog.querySelector('iframe') ?? null
  const shown = showOverlay(
    engine,
    'modal',
    (ref, open) => (
      <Popup
        dialog={ref}
        parameters={parameters}
        say={say}
        fetchHtml={fetchHtml}
        onClose={() => void open()?.requestClose()}
      />
    ),
    {
      backdrop: true,
      closable,
      opener: parameters.opener,
      focus: (dialog) => dialog.querySelector<HTMLElement>('.ilots-modal-close'),
      mayClose: () => {
        if (parameters.mayClose?.() === false) return false
        const text = confirmText(frame(), engine.config.product)
        return text === '' || ask(confirmation(text, say), true)
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

/** §4.7: the one dialog allowed over an open one, titled with the translated "warning" label. */
function confirmation(text: string, say: Say): ModalParameters {
  return {
    titre: () => say('warning'),
    contenu: text,
    contenubas: '',
    buttons: [
      { titre: () => say('no'), secondaire: true, autoclose: true },
      { titre: () => say('yes'), important: true, autoclose: true },
    ],
  }
}
