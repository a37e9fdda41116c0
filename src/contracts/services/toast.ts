/** The toast service; its code is in `islands/toast` (contract §2). */
import type { Content, Drawing } from './modal'

/** How long a short message stays. */
export interface ToastOptions {
  /** Milliseconds until it goes, 5 000 by default; with 0 it stays until it is dismissed. Hover and focus hold it. */
  delay?: number
}

/**
 * Shows a short message above everything, and speaks it. A string is text; an element, a fragment or a template is
 * HTML. Settles when it is shown, and never rejects: without its code nothing is shown, and the caller goes on.
 */
export type Toast = (text: Content | Drawing, options?: ToastOptions) => Promise<void>
