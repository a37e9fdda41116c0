/** Islands that a page's integrator registers: `Ilots.register(definition)`. */
import type { Attribute } from '../island/attributes'
import type { Dispose, Host, Island, IslandModule, Messages, Texts, When } from '../island/island'
import { services } from '../registry'
import type { Engine } from './engine'
import { isSelector } from './markers'

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
  extends Omit<Host, 'engine'> {
  /** Parsed; a refused one was reported and has its default. */
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
   * Parts whose early click, key, change or submit waits for the code, the host by default: it is held from the page's
   * scripts, too, and happens again.
   */
  readonly early?: string
  /** ARIA that has to be true before the code is here. */
  readonly aria?: Readonly<Record<string, string>>
  readonly attributes?: Attributes
  /** Visible texts, the same keys in both languages. */
  readonly messages?: Messages<Texts>
  /** This, or `load`. */
  mount?: Mount<Attributes>
  /** `() => import('./my-island.js')`: a module that exports `mount`, or it by default. Called when first needed. */
  load?(again?: string): Promise<{ mount: Mount<Attributes> } | { default: Mount<Attributes> }>
}

/** What is fetched with the first registration (`islands/registration`). */
export interface Registration {
  /** Says what is wrong with a definition, and takes its island back. */
  admit(engine: Engine, own: IslandDefinition, island: Island | undefined): void
  moduleOf(own: IslandDefinition, again?: string): Promise<IslandModule>
}

/** What the engine makes of a definition that may still be wrong. */
export const adopt = (own: IslandDefinition, code: () => Promise<Registration>): Island => ({
  ...own,
  listens: 'itself',
  when: own?.when ?? { on: 'interaction' },
  marker: { selector: `${own?.marker}` },
  load: async (again) => (await code()).moduleOf(own, again),
})

/** At once, so that no early click is lost; the long checks come with the code. */
export function register(engine: Engine, own: IslandDefinition): Promise<unknown> {
  const { registration } = services
  const code = () => engine.chunk(registration.name, registration.load)
  const island = adopt(own, code)
  const isFree =
    isSelector((island.marker as { selector: string }).selector) &&
    !engine.islands.some(({ name }) => name === island.name)
  if (isFree) {
    engine.islands.push(island)
    engine.markers?.add(island)
  }
  return Promise.allSettled([
    code().then(({ admit }) => admit(engine, own, isFree ? island : undefined)),
    engine.ready,
    engine.scan(document.documentElement),
  ])
}
