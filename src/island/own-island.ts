/** Islands that a page's integrator registers: `Ilots.register(definition)`. */
import type { Attribute } from './attributes'
import type { When } from './descriptor'
import type { Dispose, Host, Island, IslandModule, Messages, Texts } from './island'

/** How one attribute of the host is read; without `name` it is `data-` and its key in kebab-case. */
export type AttributeDefinition =
  | { readonly type: 'text'; readonly default?: string; readonly name?: string }
  /** True when present and not `false` or `0`. */
  | { readonly type: 'flag'; readonly default?: boolean; readonly name?: string }
  /** A whole number from `min` (0) on. */
  | { readonly type: 'integer'; readonly default: number; readonly min?: number; readonly name?: string }
  | {
      readonly type: 'choice'
      readonly words: readonly string[]
      readonly default: string
      readonly name?: string
    }
  /** Anything else: `read` gives `undefined` for what is refused, `expected` ends the sentence "attendu …". */
  | Attribute<unknown>
/** The attributes of the host, by their key. */
export type AttributeDefinitions = Readonly<Record<string, AttributeDefinition>>

type Value<Definition> = Definition extends { type: 'choice'; words: readonly (infer Word)[] }
  ? Word
  : Definition extends { type: 'text' }
    ? string
    : Definition extends { type: 'flag' }
      ? boolean
      : Definition extends { type: 'integer' }
        ? number
        : Definition extends Attribute<infer Read>
          ? Read
          : unknown

/** What a mount is given besides its host. */
export interface MountContext<Attributes extends AttributeDefinitions = AttributeDefinitions>
  extends Omit<Host, 'page'> {
  /** The parsed attributes; a refused one was reported and has its default. */
  readonly attributes: { readonly [Key in keyof Attributes]: Value<Attributes[Key]> }
  /** A text of `messages` in the page's language, `{name}` filled in. */
  say(key: string, values?: Readonly<Record<string, string | number>>): string
}

/** What the island does; what it returns puts the page back as it was. */
export type Mount<Attributes extends AttributeDefinitions = AttributeDefinitions> = (
  host: HTMLElement,
  context: MountContext<Attributes>,
  // biome-ignore lint/suspicious/noConfusingVoidType: what a mount returns is either.
) => Dispose | void | Promise<Dispose | void>

/** An island of the integrator's own. */
export interface IslandDefinition<Attributes extends AttributeDefinitions = AttributeDefinitions> {
  /** Kebab-case, and no other island's. */
  readonly name: string
  /** A selector of its hosts. */
  readonly marker: string
  /** When it is mounted; `{ on: 'interaction' }` by default. */
  readonly when?: When
  /**
   * Selects parts whose early click, key, change or submit waits for the code; by default, the host. The event is stopped
   * for the page's scripts, too, and happens again.
   */
  readonly early?: string
  /** ARIA that has to be true before the code is here. */
  readonly aria?: Readonly<Record<string, string>>
  readonly attributes?: Attributes
  /** Visible texts, the same keys in both languages. */
  readonly messages?: Messages<Texts>
  /** What the island does, when its code is in the page already; else `load` fetches it. */
  mount?: Mount<Attributes>
  /**
   * `() => import('./my-island.js')`: a module that exports `mount`, by this name or by
   * default. Called when first needed.
   */
  load?(again?: string): Promise<{ mount: Mount<Attributes> } | { default: Mount<Attributes> }>
}

/** What is fetched with the first registration (`islands/registration`). */
export interface Registration {
  /** Reports what is wrong with a definition, and withdraws its island then. */
  admit(own: IslandDefinition, island: Island | undefined): Promise<void>
  /** The lazy half of a definition; that of a refused one is never mounted. */
  moduleOf(own: IslandDefinition, again?: string): Promise<IslandModule>
}
