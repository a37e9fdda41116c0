/** What is open over the page, as the store has it (contract §2). */

import type { LightboxOptions, Slides } from './services/lightbox'
import type { Handler, ModalParameters, PopupParameters } from './services/modal'

interface OpenedAs<Kind extends string, Parameters> {
  /** Counts over the page's life. */
  readonly id: number
  /** The island that shows it. */
  readonly island: string
  /** `dialog`, `question` (an alert or a confirm), the pop-up's `handler`, `slides`; anything else is `content`. */
  readonly kind: Kind
  /** Its title, else its name for screen readers, as it reads now. */
  readonly title: string
  /** Where its content comes from; empty when it is the page's own. */
  readonly url: string
  /** What it was opened with. */
  readonly parameters: Parameters
}

/** One of the things that are open: the dialog, pop-up or lightbox, and the question that may lie over it (§4.7). */
export type Opened =
  | OpenedAs<'dialog' | 'question', ModalParameters>
  | OpenedAs<Handler, PopupParameters>
  | OpenedAs<'slides', LightboxOptions & { readonly slides: Slides }>
  | OpenedAs<'content', object>
