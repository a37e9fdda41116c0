/** Islands that a page's integrator registers: `Ilots.register(definition)`. */
import type { Attribute } from '../contracts/attributes'
import type { When } from '../contracts/descriptor'
import type { IslandContextBase, Messages, Mounted, Texts } from '../contracts/island'
import type { PublicPage } from '../contracts/public-page'

/** How one attribute of the host is read; without `name` it is `data-` and its key in kebab-case. */
export type AttributeDefinition =
  | { readonly type: 'text'; readonly default?: string; readonly name?: string }
  /** True when present and not `false` or `0`. */
  | { readonly type: 'flag'; readonly default?: boolean; readonly name?: string }
  /** A whole number from `min` (0) to `max`, which has no end without it. */
  | {
      readonly type: 'integer'
      readonly default: number
      readonly min?: number
      readonly max?: number
      readonly name?: string
    }
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
export interface MountContext<
  Attributes extends AttributeDefinitions = AttributeDefinitions,
  Element extends HTMLElement = HTMLElement,
> extends Omit<IslandContextBase, 'page' | 'host'> {
  readonly host: Element
  /** The parsed attributes; a refused one was reported and has its default. */
  readonly attributes: { readonly [Key in keyof Attributes]: Value<Attributes[Key]> }
  /** A text of `messages` in the page's language, `{name}` filled in. */
  say(key: string, values?: Readonly<Record<string, string | number>>): string
}

/** What the island does; what it returns puts the page back as it was. */
export type Mount<
  Attributes extends AttributeDefinitions = AttributeDefinitions,
  Element extends HTMLElement = HTMLElement,
> = (host: Element, context: MountContext<Attributes, Element>) => Mounted | Promise<Mounted>

/** What the component of an island is given as its props, and each component in it by `useIlots()`. */
export interface ComponentProps<
  Attributes extends AttributeDefinitions = AttributeDefinitions,
  Element extends HTMLElement = HTMLElement,
> extends MountContext<Attributes, Element> {
  /** `window.Ilots`. What the component says with `say` or `page.t` is drawn again when translations arrive late. */
  readonly page: PublicPage
}

/** What draws the island: a function, a class, or what `memo` makes of one. */
export type IslandComponent<
  Attributes extends AttributeDefinitions = AttributeDefinitions,
  Element extends HTMLElement = HTMLElement,
> =
  | ((props: ComponentProps<Attributes, Element>) => unknown)
  | (new (
      props: ComponentProps<Attributes, Element>,
    ) => object)
  | { readonly $$typeof: symbol }

/** Where a component may be drawn. */
export const PLACES = ['inside', 'after', 'replace'] as const

/** Whether React could draw it. An element that is drawn already is no component. */
export const isComponent = (value: unknown): value is IslandComponent =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))

/** What a module that `load` fetches has, by its name. */
type IslandCode<Attributes extends AttributeDefinitions, Element extends HTMLElement> =
  | { readonly mount: Mount<Attributes, Element> }
  | { readonly Component: IslandComponent<Attributes, Element> }

/**
 * An island of the integrator's own. `Element` is what its marker selects: `mount(host: HTMLFormElement, …)` says it.
 */
export interface IslandDefinition<
  Attributes extends AttributeDefinitions = AttributeDefinitions,
  Element extends HTMLElement = HTMLElement,
> {
  /** Kebab-case, and no other island's. */
  readonly name: string
  /** A selector of its hosts. */
  readonly marker: string
  /** When it is mounted; `{ on: 'interaction' }` by default. */
  readonly when?: When
  /**
   * Selects parts whose early click, key, change or submit waits for the code; by default, the host. The event is
   * stopped for the page's scripts, too, and happens again.
   */
  readonly early?: string
  /** ARIA that has to be true before the code is here. */
  readonly aria?: Readonly<Record<string, string>>
  /**
   * Whether what editors and visitors write may use it (contract §9): `no` by default. `restricted` is `yes` for the
   * engine, and says that the code allows less there.
   */
  readonly inContent?: 'yes' | 'no' | 'restricted'
  readonly attributes?: Attributes
  /** Visible texts, the same keys in both languages. */
  readonly messages?: Messages<Texts>
  /** What the island does, when its code is in the page already. One of `mount`, `Component` and `load` is there. */
  mount?: Mount<Attributes, Element>
  /** What draws the island, with the bundle's own React: see `Ilots.react()`. */
  readonly Component?: IslandComponent<Attributes, Element>
  /**
   * `() => import('./my-island.js')`: a module that exports `mount` or `Component`, by this name or by default.
   * Called when first needed. A function that is exported by default is a component where the definition has a
   * `place`, else a mount.
   */
  load?(again?: string): Promise<
    | IslandCode<Attributes, Element>
    | {
        readonly default:
          | Mount<Attributes, Element>
          | IslandComponent<Attributes, Element>
          | IslandCode<Attributes, Element>
      }
  >
  /**
   * Where the component is drawn: at the end of the host (`inside`, the default), after it (the default for a field
   * or an image, which holds nothing), or after it while the host is hidden (`replace`). The server's HTML stays in
   * the page.
   */
  readonly place?: (typeof PLACES)[number]
}
