/** `{product}Modal`, its family, and `{product}Popup` (contract §6.1). Strings are HTML (contract §7). */

import { withoutPrototype } from '../src/base/own-property'
import type {
  Content,
  ModalButton,
  ModalParameters,
  ModalService,
  Query,
} from '../src/contracts/services/modal'

type Done = (answer: boolean) => void

export function modalGlobals(modal: ModalService) {
  return {
    /** §3.9: the nine parameters, in the specification's order. */
    Modal(
      titre?: string,
      contenu?: Content,
      contenubas?: Content,
      buttons?: readonly ModalButton[],
      autoclose?: number,
      complete?: () => void,
      themeclass?: string,
      relativeto?: Element | string,
      closetop?: boolean,
    ): void {
      const content = { titre, contenu, contenubas, buttons, html: true }
      const given = { ...content, autoclose, complete, themeclass, relativeto, closetop }
      void modal.open(given as ModalParameters).catch(() => {})
    },
    ModalClose(): void {
      void modal.close().catch(() => {})
    },
    Alert(content: Content, done?: Done): void {
      void modal.alert(content, { html: true }).then(() => done?.(true))
    },
    Confirm(content: Content, done?: Done, cancel?: string, ok?: string): void {
      void modal.confirm(content, { html: true, cancel, ok }).then((answer) => done?.(answer))
    },
  }
}

/** What callers of `{product}Modal` and its family give: `types/global.d.ts` has no signature of its own. */
export type ModalGlobals = ReturnType<typeof modalGlobals>

interface PopupOptions {
  /** `ajax` unless it is `iframe`. */
  readonly type?: 'ajax' | 'iframe'
  /** CSS pixels; 400 × 350 by default (§9.1). */
  readonly width?: number
  readonly height?: number
}

export const popupGlobal = (modal: ModalService) => ({
  /** @param params sent as the query; they override the same names of the address. */
  Popup(url: string, params?: Query | null, options?: PopupOptions | null): void {
    const { type, width: x = 400, height: y = 350 } = withoutPrototype(options ?? {})
    const handler = type === 'iframe' ? type : 'ajax'
    void modal.popup({ handler, url, params: params ?? {}, size: { x, y } }).catch(() => {})
  },
})
