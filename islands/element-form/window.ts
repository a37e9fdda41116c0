/** The window that this page may be shown in, and where it goes after a save (§4.2). */
import type { Engine } from '../../src/engine/engine'
import { isInOverlay } from '../../src/overlay/framed'

/** @returns false when this page is in no window of ours. */
export function closeWindow({ config }: Engine): boolean {
  if (!isInOverlay()) return false
  const close = (window.parent as unknown as Record<string, unknown>)[`${config.product}ModalClose`]
  if (typeof close === 'function') close()
  else window.parent.postMessage({ type: 'ilots:close-modal' }, location.origin)
  return true
}

/** §2.1: with `success=1`, once; in a window without a history entry of its own (contract §4.2). */
export function reloadSaved(): void {
  const url = new URL(location.href)
  url.searchParams.delete('success')
  url.searchParams.set('success', '1')
  url.hash = ''
  location.replace(url)
}
