/** What the older library's second part and its loader agree on. */
import { defineClass, Events, Options } from './core/class-extras'
import { Cookie } from './core/cookie'
import { all, byId, Elements } from './core/elements'
import { Fx } from './core/fx'
import { type Dictionary, isEnumerable, type Loose } from './core/loose'
import { Request } from './core/request'
import { search } from './core/select'
import { Type } from './core/types'
import { lazy } from './lazy'
import { makeRequest } from './make-request'

/** What the chunk is given of the core, so that it does not hold the core's modules a second time. */
export const kit = {
  all,
  byId,
  Cookie,
  defineClass,
  Elements,
  Events,
  Fx,
  isEnumerable,
  lazy,
  makeRequest,
  Options,
  Request,
  search,
  Type,
}
export type Kit = typeof kit

/** What the chunk brings, by name. */
export interface More {
  /** Members of `Fx`. */
  readonly effects: Readonly<Record<string, Loose>>
  /** Members of `Request`. */
  readonly requests: Readonly<Record<string, Loose>>
  /** Methods of elements, and of lists of them. */
  readonly methods: Readonly<Record<string, Loose>>
  readonly globals: Dictionary
}
