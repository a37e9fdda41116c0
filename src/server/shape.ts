/**
 * Shapes of JSON answers, as data: they read an answer, and the words about one that does not fit, the reference and
 * `openapi.json` are made of them. The kinds of fields here are read without zod, with which some islands would weigh
 * half as much again; where it is fetched anyway, `zod-kind.ts` makes kinds of its schemas.
 */
import { ownProperty } from '../base/own-property'
import type { OnSkipped } from '../contracts/on-skipped'
import type { Kind, Shape } from './call'
import { schemaMismatch } from './schema-mismatch'

type Fields = Readonly<Record<string, Kind>>

/** An object that was read; fields that the shape does not name stay as they are. */
export type Values<Own extends Fields> = {
  readonly [Name in keyof Own]: Own[Name] extends Kind<infer Value> ? Value : never
} & Readonly<Record<string, unknown>>

/** A text that must be there; PHP sends years and ids as numbers, too. */
export const text: Kind<string> = {
  kind: 'text',
  need: 'must',
  read: (given) => (typeof given === 'string' || typeof given === 'number' ? String(given) : undefined),
}

/** A text that may be missing, or null: then it is empty. */
export const word: Kind<string> = { kind: 'text', read: (given) => text.read(given ?? '') }

/** A list; PHP writes one with holes as an object, and none as null. */
export const list: Kind<object> = {
  kind: 'list',
  read: (given = []) => (typeof given === 'object' ? (given ?? []) : undefined),
}

/** An object with fields; undefined for anything else, and for a list. */
export const asObject = (given: unknown) =>
  Object(given) === given && !Array.isArray(given) ? (given as Readonly<Record<string, unknown>>) : undefined

/** A field that the object should have: {@link missing} names it. */
export const should = <Value>(kind: Kind<Value>): Kind<Value> => ({ ...kind, need: 'should' })

/** Reads an object of an answer. @throws TypeError a mismatch, when a field does not fit. */
export function readShape<Own extends Fields>(shape: Shape<Own>, given: unknown): Values<Own> {
  // Without a prototype: a page may name any field of an object, also one that all objects inherit.
  const raw = asObject(given)
  const values: Record<string, unknown> = { __proto__: null, ...raw }
  for (const [name, { read }] of Object.entries(shape.fields)) {
    values[name] = read(values[name])
    if (!raw || values[name] === undefined) throw schemaMismatch(shape, given)
  }
  return values as Values<Own>
}

/** Tells `leave` of the fields that an object should have and has not. */
export function missing(shape: Shape, given: unknown, onSkipped: OnSkipped | undefined): void {
  const names = Object.entries(shape.fields).filter(([, { need }]) => need === 'should')
  if (names.some(([name]) => ownProperty(asObject(given), name) === undefined))
    onSkipped?.('', given, '', schemaMismatch(shape, given))
}
