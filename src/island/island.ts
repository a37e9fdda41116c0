/** The interface of every island (architecture §4). */

import type { Engine } from '../engine/engine'
import type { Slot } from '../engine/lifecycle'
import type { AttributeSchema, Values } from './attributes'

/** Elements that match a selector (`:root` is the page as a whole); `markers` of the configuration may replace it. */
interface SelectorMarker {
  readonly selector: string
}
/** The first comment inside an element with an id: `<!-- word {…} -->`. The element is the host. */
interface CommentMarker {
  readonly comment: string
}

/** When an island's code is fetched. */
export interface When {
  /** `hash`: once the address names a part of the page; an interaction fetches it too. */
  readonly on: 'now' | 'visible' | 'idle' | 'interaction' | 'hash'
  /** A media query that has to match as well; judged again when it changes. */
  readonly media?: string
}

/** Data first, code lazy: the registry, the reference, the inspector and the contract test read this without running the island. */
export interface Island {
  readonly name: string
  readonly marker: SelectorMarker | CommentMarker
  readonly when: When
  /**
   * Parts whose early click, key, change or submit is kept for the island until its code is here; without it, the host.
   * Links, buttons, fields and forms inside them that are not parts themselves are the page's.
   */
  readonly early?: string
  /**
   * Without it, `listen` tells it what was kept, and a link that is its host or one of its `early` parts leads nowhere
   * when its address is refused. `itself`: its code may listen in any way, so that what is kept is held from everybody
   * and happens again. `late`: its `early` parts only start the download.
   */
  readonly listens?: 'itself' | 'late'
  /** ARIA that has to be true before the code is here. */
  readonly aria?: Readonly<Record<string, string>>
  /** Where its own file is, in the built scripts. */
  readonly file?: string
  /** @param again ends the address after a failure: a browser may keep a module that failed for good. */
  load(again?: string): Promise<IslandModule>
}

/** Code that no marker asks for: `services/` fetches it when it is first used. */
export interface Service<Made = unknown> extends Omit<Island, 'load'> {
  load(again?: string): Promise<{ create(engine: Engine): Promise<Made> }>
}

export type Texts = Readonly<Record<string, string>>
/** Visible texts, French and English, the same keys. */
export interface Messages<Keys extends Texts = Texts> {
  readonly fr: Keys
  readonly en: { readonly [Key in keyof Keys]: string }
}

/** Puts the page back as it was. Called once. */
export type Dispose = () => void

/** The lazy half of an island, as `defineIsland` makes it: what the loader knows of it. */
export interface IslandModule {
  readonly island: {
    readonly attributes: AttributeSchema
    readonly messages: Messages
    /** Settles when mounted; rejects, with the server's HTML as it was, when it cannot be. */
    // biome-ignore lint/suspicious/noConfusingVoidType: an island with nothing to undo returns nothing.
    mount(slot: Slot, engine: Engine): Dispose | void | Promise<Dispose | void>
  }
}

/** What every island is given. */
export interface Host {
  readonly island: string
  readonly host: HTMLElement
  /** Aborted just before dispose, and on failure: give it to every listener, request and observer. */
  readonly signal: AbortSignal
  readonly engine: Engine
  /** Dispatches `ilots:<event>` from the host; false when a listener prevented it. */
  emit(event: string, detail?: unknown): boolean
  /** One delegated listener on the document; the handler runs for events inside the host. */
  listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    handler: (event: HTMLElementEventMap[Type]) => void,
  ): void
  /** Sets an attribute of the server's HTML until the island goes or fails (architecture §5, rule 4). */
  set(element: Element, name: string, value: string): void
  /** Undo, keep the server's HTML, show the reason. */
  fail(error: unknown): void
}

/** What an island with attributes and texts is given. */
export interface IslandContext<Schema extends AttributeSchema = AttributeSchema, Keys extends Texts = Texts>
  extends Host {
  /** Parsed; a refused one was reported and has its default. */
  readonly attributes: Values<Schema>
  /** A text of the island in the page's language, `{name}` filled in. */
  say(key: keyof Keys & string, values?: Readonly<Record<string, string | number>>): string
}
