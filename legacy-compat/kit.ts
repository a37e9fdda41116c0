/** What the older library's second file and its loader agree on. */

import type { Island } from '../src/contracts/island'
import type { WholePage } from '../src/contracts/whole-page'
import { isFunction, readLiteral } from '../src/island/literal'
import { Chain, defineClass, Events, Options } from './core/class-extras'
import { Cookie } from './core/cookie'
import { all, byId, Elements, giveElements } from './core/elements'
import { Fx } from './core/fx'
import { type Dictionary, isEnumerable, type Loose } from './core/loose'
import { append, Hash, merge } from './core/objects'
import { Request } from './core/request'
import { Slick, search } from './core/select'
import { give, Type } from './core/types'
import { define } from './globals'
import { lazy } from './lazy'

/** Makes a request of our core, even when the page has another library: its answer is judged. */
const makeRequest = (kind: 'HTML' | 'JSON', options: Dictionary): Loose =>
  new (Request[kind] as Loose)(options)

/** What the chunk is given of the core, so that it does not hold the core's modules a second time. */
export const kit = {
  all,
  append,
  byId,
  Chain,
  Cookie,
  define,
  defineClass,
  Elements,
  Events,
  Fx,
  give,
  giveElements,
  Hash,
  isEnumerable,
  lazy,
  literals: { isFunction, readLiteral },
  makeRequest,
  merge,
  Options,
  Request,
  search,
  Slick,
  Type,
}
export type Kit = typeof kit

/** What a chunk brings, by name. */
export interface Brought {
  /** Members of `Fx`. */
  readonly effects?: Readonly<Record<string, Loose>>
  /** Members of `Request`. */
  readonly requests?: Readonly<Record<string, Loose>>
  /** Members of `Hash` and `Browser`. */
  readonly members?: Readonly<Record<string, unknown>>
  /** Methods of elements and of lists of them, or of another type. */
  readonly methods?: Readonly<Record<string, Loose>>
  readonly globals?: Dictionary
}
export type Kind = Exclude<keyof Brought, 'methods'>

/** By the chunk's name: its globals, and its methods with whose they are; spaces between the names. */
export type Further = Readonly<Record<string, readonly [globals: string, owner?: unknown, methods?: string]>>

/** What the chunk that is fetched with the tag brings. */
export interface More extends Brought {
  /** Fetches one of the further chunks. */
  further(name: string): Promise<Brought>
  /** Looks which chunks the page's scripts name, so that `domready` can wait for them. */
  foresee(chunks: Further, fetchers: Readonly<Record<string, () => void>>): void
}

/** What a further chunk brings: some of the same, and methods of the language's own types. */
export interface Additions extends Brought {
  /** Members of `Date` itself. They come before its methods, of which some have the same names and generics. */
  readonly dateStatics?: Dictionary
  /** Methods of dates, numbers, texts and lists. */
  readonly dates?: Dictionary
  readonly numbers?: Dictionary
  readonly strings?: Dictionary
  readonly arrays?: Dictionary
}

/** A chunk, which is fetched when a script first names it. */
export interface AdditionsChunk extends Omit<Island, 'load'> {
  load(again?: string): Promise<{ create(page: WholePage, kit: Kit): Promise<Additions> }>
}
