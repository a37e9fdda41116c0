/** The modal service; its code is in `islands/modal` (contract §2, §4.2). */

/** What may stand in a dialog: a string is text here, and HTML when it comes from an old global (contract §7). */
export type Content = string | Element | DocumentFragment | HTMLTemplateElement

/** A text, or a function that is asked again when the site's translations arrive. */
export type LateText = string | (() => string)

/**
 * Gives a text, or for islands what the bundle's own React draws, within what shows it. Asked again when the site's
 * translations arrive.
 */
export type Drawing = () => unknown

/** A button of the generic dialog (§3.8). */
export interface ModalButton {
  titre: LateText
  secondaire?: boolean
  important?: boolean
  /** "g" for left, "d" for right. */
  position?: 'g' | 'd'
  addclass?: string
  /** A list whose first element is a map of extra attributes. */
  adddata?: readonly Readonly<Record<string, string | number>>[]
  action?: (this: HTMLButtonElement, event: Event) => void
  autoclose?: boolean | 'true'
}

/** What opens the generic dialog (§3.9). */
export interface ModalParameters {
  titre?: LateText
  contenu: Content | Drawing
  contenubas?: Content | Drawing
  buttons?: readonly ModalButton[]
  /** Milliseconds before the dialog closes itself; used only when greater than 0. */
  autoclose?: number
  complete?: () => void
  themeclass?: string
  relativeto?: Element | string
  closetop?: boolean
  /** Strings are HTML: set by the old globals only. */
  html?: boolean
}

/** How the content comes into a pop-up. */
export type Handler = 'iframe' | 'ajax' | 'image' | 'zoom' | 'adopt' | 'string'

/** Sent as the query: text, numbers and booleans, lists as `name[]`, maps as `name[key]`; `null` removes a name. */
export type Query = Readonly<Record<string, unknown>>

/** A pop-up with a frame, a loaded fragment, an image, or a node of the page (§2.5). */
export interface PopupParameters {
  handler: Handler
  /** For iframe, ajax, image and zoom: as the page wrote it. Other schemes than http and https are refused. */
  url?: string
  /** Overrides the same names of the address. */
  params?: Query | undefined
  /** For adopt: the node, moved in and put back on close. */
  node?: Element
  /** For string: the content. */
  content?: LateText
  /** The content box, CSS pixels; capped at 95 % of the viewport (§9.1), except a height in percent. */
  size?: { x: number; y: number | `${number}%` }
  /** A click outside, Escape and the close control close it. */
  closable?: boolean
  opener?: HTMLElement
  /** Asked when the visitor closes it, before the question of the framed page; false keeps it open. */
  mayClose?: () => boolean
  /** Runs once it is closed, by the visitor or a script, and its history entry is gone. */
  onClosed?: () => void
}

/** The product's dialogs, as `Ilots.modal` gives them to pages and islands (contract §2). */
export interface ModalService {
  /** Opens the generic dialog; refused, with the message of §8.2, while any overlay is open. */
  open(parameters: ModalParameters): Promise<void>
  /** Opens a pop-up; refused in the same way. */
  popup(parameters: PopupParameters): Promise<void>
  /** Closes whatever overlay is open. */
  close(): Promise<void>
  /** Resolves when the visitor has closed it. */
  alert(content: Content | LateText, options?: { html?: boolean }): Promise<void>
  /** Resolves with the visitor's answer; closing is "no". */
  confirm(
    content: Content | LateText,
    options?: {
      titre?: LateText | undefined
      cancel?: LateText | undefined
      ok?: LateText | undefined
      html?: boolean
      /** "Yes" does away with something: "no" has the focus. */
      destructive?: boolean
    },
  ): Promise<boolean>
  /** Fetches the code ahead of a click. */
  preload(): Promise<void>
}
