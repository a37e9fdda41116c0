/** What is known of an island before its code is here. */

/** When an island's code is fetched. */
export interface When {
  /**
   * An interaction fetches it at any moment. `hash`: once the address names a part of the page. `back`: near the
   * window, where the visitor has come back to the page or has loaded it again; `return`: also where an entry of the
   * history has a state, or a part of the host has `data-load`.
   */
  readonly on: 'now' | 'visible' | 'idle' | 'interaction' | 'hash' | 'back' | 'return'
  /** A media query that has to match as well; judged again when it changes. */
  readonly media?: string
}

/** What a service gives to islands and pages: its name on the page, and its methods. */
export interface Provides<Method extends string = string> {
  readonly service: string
  readonly methods: readonly Method[]
}

/** Data first, code lazy: the registry, the reference and the inspector read this without running the island. */
export interface Descriptor {
  readonly name: string
  /**
   * What its hosts match (`:root` is the page as a whole), or the first comment inside an element with an id, which
   * is the host: `<!-- word {…} -->`. `markers` of the configuration may replace it.
   */
  readonly marker: { readonly selector: string } | { readonly comment: string }
  /**
   * Of a marker that also finds hosts without a word of `data-ilot`: its words, and the parts by which such a host is
   * one. Those in content do not count (contract §9).
   */
  readonly unnamed?: { readonly words: string; readonly parts: readonly string[] }
  /** Whether a form can be its host. Otherwise the marker has `:not(form)`: fields could hide members of the host. */
  readonly isForForms?: boolean
  readonly when: When
  /**
   * Selects parts whose early click, key, change or submit is kept for the island until its code is here; by default,
   * the host. Links, buttons, fields and forms inside them that are not parts themselves are the page's.
   */
  readonly early?: string
  /**
   * How the island gets early events. By default, `listen` replays those that were captured, and a link that is its
   * host or an `early` part leads nowhere when its address is refused. `itself`: its code may listen in any way, so
   * that early events are stopped for everybody and happen again. `late`: its `early` parts only start the download.
   */
  readonly listens?: 'itself' | 'late'
  /** Whether the form around its host waits for its code before it is sent, as it would go unchecked otherwise. */
  readonly guardsForm?: boolean
  /** ARIA that has to be true before the code is here. */
  readonly aria?: Readonly<Record<string, string>>
  /**
   * Whether what editors and visitors write may use it (contract §9): `no` by default, also for an integrator's own
   * island. `restricted`: its code allows less there, such as addresses of this site alone. `contentIslands` of the
   * configuration opens others.
   */
  readonly inContent?: 'yes' | 'no' | 'restricted'
  /** The island that it opens as soon as it is used: the code of that comes with its own, in one wave. */
  readonly opens?: string
  /** Of a service. */
  readonly provides?: Provides
  /** Where its code is, in the built classic scripts: its own file, then the parts that come with it. */
  readonly files?: readonly string[]
}

/** One island on one host, as the engine keeps it. */
export interface IslandInstance {
  readonly island: Descriptor
  readonly host: HTMLElement
  readonly state: 'waiting' | 'loading' | 'mounted' | 'failed' | 'refused' | 'disposed'
  /** Why it failed, is refused, or is mounted and does nothing for the moment, as one sentence. */
  reason: string
  /** From asking for the code until the island is mounted; `undefined` before. */
  readonly milliseconds: number | undefined
  /** Bytes that its own file took on the network, once it is here. */
  readonly bytes: number | undefined
  /** The attributes as they were read; `undefined` before. */
  attributes: unknown
  /** Sentences about attributes that were refused. */
  readonly warnings: string[]
  /** Aborted just before dispose, and on failure. */
  readonly signal: AbortSignal
  /** Fetches and mounts; settles when that is done or has failed, and never rejects. */
  start(): Promise<void>
  /** Undoes what the mount did and says why; the server's HTML stays usable. */
  fail(error: unknown): void
  /** Undoes all that the island did; the instance then has that `state`. */
  end(state: IslandInstance['state']): void
}
