/** `{product}Popup`: the generic pop-up of §2.5 (contract §6.1, §7). */
import { withoutPrototype } from '../src/base/own-property'
import type { ModalService, Query } from '../src/contracts/services/modal'

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
