/** What the reference and `openapi.json` say of a call to the site's server (§7); never in the bundle. */

import type { Endpoint } from '../contracts/endpoint'
import type { OnSkipped } from '../contracts/on-skipped'
import type { Shape } from '../server/call'
import type { Words } from './words'

/** The platform's addresses (§7): `{platform}` and `{site}` are configured, `{url}` stands in a block's comment. */
export const PATHS: Readonly<Record<Endpoint, string>> = {
  agenda: '/{platform}/clients/utils/common.php',
  autocomplete: '/{platform}/ajax/modules/commun/traitement.php',
  block: '{url}',
  booking: '/{site}/objets/traitement.php',
  elements: '/{platform}/ajax/modules/modules/traitement.php',
  verify: '/{platform}/ajax/modules/formulaire/verif_formulaire.php',
  reload: '/{platform}/ajax/modules/formulaire/recharge.php',
  menu: '/{platform}/ajax/modules/menu/mobile-menu.php',
  permalink: '/{platform}/backoffice/modules/commun/lien_v4.php',
  search: '/{platform}/ajax/modules/search/ajax_search.php',
  translations: '/{platform}/ajax/modules/traductions/traitement.php',
}

/** A field that is sent. */
interface Sent {
  readonly meaning: Words
  /** A value, as it is sent. */
  readonly sample: string
  /** Whether there are calls without it. */
  readonly isOptional?: boolean
}

/** An object of a JSON answer, and what each of its fields means. */
export interface Described {
  readonly shape: Shape
  readonly meanings: Readonly<Record<string, Words>>
  /** What is done with fields that the shape does not name; without it, nothing. */
  readonly others?: Words
  /** Fields that hold a list, by the name of the objects in it. */
  readonly lists?: Readonly<Record<string, Shape['name']>>
}

type Fields = Readonly<Record<string, unknown>>

/** Describes what an object is read by: the compiler asks for each of its fields, and for no other. */
export function describeShape<Own extends Fields, Given extends { readonly [Name in keyof Own]: Words }>(
  shape: Shape & { readonly fields: Own },
  meanings: Given & { readonly [Name in Exclude<keyof Given, keyof Own>]: never },
  more: Pick<Described, 'others' | 'lists'> = {},
): Described {
  return { shape, meanings: meanings as Described['meanings'], ...more }
}

interface JsonReply {
  readonly type: 'json'
  /** A list of the first object, or that object alone. */
  readonly of: 'list' | 'object'
  readonly objects: readonly [Described, ...Described[]]
  /** One that fits and lacks nothing. */
  readonly sample: unknown
  /** The very function that reads the answer. */
  read(text: string, onSkipped?: OnSkipped): unknown
}
interface HtmlReply {
  readonly type: 'html'
  readonly what: Words
  /** Whether an answer without anything is one, too. */
  readonly mayBeEmpty?: boolean
  /** Whether a whole page is one, too. */
  readonly mayBePage?: boolean
  /** What of the HTML is looked for: selectors, each with what it is. */
  readonly parts: Readonly<Record<string, Words>>
  readonly sample: string
  read(text: string): unknown
}
interface TextReply {
  readonly type: 'text'
  readonly what: Words
  readonly sample: string
  read(text: string): unknown
}
/** An image or a script: the browser's to read. */
interface FileReply {
  readonly type: 'file'
  readonly what: Words
  readonly mime: string
}
export type Reply = JsonReply | HtmlReply | TextReply | FileReply

/** A call. */
export interface Call {
  /** One word, and of no other call. */
  readonly name: string
  /** Whose address it has; without one, the page gives it, or somebody else does. */
  readonly endpoint?: Endpoint
  readonly method: 'GET' | 'POST'
  /** The address, with `{platform}` and `{site}` of the configuration, or where it stands in the page. */
  readonly path: string
  /** Whether it is not this site's server that answers. */
  readonly isElsewhere?: boolean
  /** When it is sent, and what is done with the answer. */
  readonly text: Words
  /** In the address with GET, else form-encoded. */
  readonly sent: Readonly<Record<string, Sent>>
  /** Those of them that stand in the address of a POST. */
  readonly inAddress?: readonly string[]
  /** Fields that the page adds: those of a form. */
  readonly others?: Words
  /** Whether they may hold files: the call with one is `multipart/form-data`. */
  readonly mayHoldFiles?: boolean
  readonly reply: Reply
  /** What the visitor sees of an answer that says no, and of none. */
  readonly refusal: Words
}

/** A call to an address of the platform's. */
export const toEndpoint = (endpoint: Endpoint, call: Omit<Call, 'endpoint' | 'path'>): Call => ({
  ...call,
  endpoint,
  path: PATHS[endpoint],
})
