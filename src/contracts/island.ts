/** The interface of every island (architecture §4). */

import type { AttributeSchema, Values } from './attributes'
import type { Descriptor, IslandInstance } from './descriptor'
import type { Page } from './page'

/** A descriptor, and where its code comes from. */
export interface Island extends Descriptor {
  /** @param again query of the address after a failure: a browser may remember for good that a module failed. */
  load(again?: string): Promise<IslandModule>
}

/** Visible texts of one language, by their key. */
export type Texts = Readonly<Record<string, string>>
/** Visible texts, French and English, the same keys. */
export interface Messages<Keys extends Texts = Texts> {
  readonly fr: Keys
  readonly en: { readonly [Key in keyof Keys]: string }
  /** Keys of French texts that are shown as they are written, without typography: the platform's own. */
  readonly verbatim?: readonly string[]
}

/** Puts the page back as it was. Called once. */
export type Dispose = () => void

/** What a mount returns; an island that has nothing to undo returns nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: it is either.
export type Mounted = Dispose | void

/** Says a text by its key in the page's language, `{name}` filled in. */
export type Say<Keys extends Texts> = (
  key: keyof Keys & string,
  values?: Readonly<Record<string, string | number>>,
) => string

/** The lazy half of an island, as `defineIsland` makes it: what the loader knows of it. */
export interface IslandModule {
  readonly island: {
    readonly attributes: AttributeSchema
    readonly messages: Messages
    /** Settles when mounted; rejects, with the server's HTML as it was, when it cannot be. */
    mount(instance: IslandInstance, page: Page): Mounted | Promise<Mounted>
  }
}

/** What every island is given. */
export interface IslandContextBase {
  readonly island: string
  readonly host: HTMLElement
  /** Aborted just before dispose, and on failure: give it to every listener, request and observer. */
  readonly signal: AbortSignal
  readonly page: Page
  /** Dispatches `ilots:<event>` from the host; false when a listener prevented it. */
  emit(event: string, detail?: unknown): boolean
  /** One delegated listener on the document; the handler runs for events inside the host. */
  listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    handler: (event: HTMLElementEventMap[Type]) => void,
  ): void
  /** Sets an attribute of the server's HTML, or removes it with `null`, until the island goes (architecture §5). */
  set(element: Element, name: string, value: string | null): void
  /** Tells `why()` why a mounted island does nothing to its host for the moment; an empty text: it does. */
  explain(reason: string): void
  /** Undoes the mount, keeps the server's HTML and reports the reason. */
  fail(error: unknown): void
}

/** What an island with attributes and texts is given. */
export interface IslandContext<Schema extends AttributeSchema = AttributeSchema, Keys extends Texts = Texts>
  extends IslandContextBase {
  /** The parsed attributes; a refused one was reported and has its default. */
  readonly attributes: Values<Schema>
  /** Says a text of the island. */
  readonly say: Say<Keys>
}
