/** Reads the answer of §7.4; only this file knows its shape (§3.4). */

import * as z from 'zod/mini'
import type { LeaveOut } from '../../src/contracts/leave-out'
import { readEach, readSome } from '../../src/island/read-each'
import type { Schema } from '../../src/server/call'
import { readJsonAnswer } from '../../src/server/json'
import { misfit } from '../../src/server/misfit'
import { readSchema } from '../../src/server/read-schema'

const id = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)
const word = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => String(value ?? '')),
)
/** PHP writes an empty object as `[]`, and a list with holes as an object. */
const given = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
const list = z.pipe(
  z.nullish(given),
  z.transform((value) => value ?? []),
)
const fields = z.pipe(
  list,
  z.transform((value) => (Array.isArray(value) ? {} : value)),
)

export const page = {
  name: 'page',
  object: z.looseObject({
    id_page: id,
    nom_page: word,
    lien: word,
    enfant: list,
    menu_param: fields,
    class_theme_style: word,
  }),
} as const satisfies Schema

export const block = {
  name: 'block',
  object: z.looseObject({
    type: z.literal(['menu', 'spacer', 'clone']),
    /** Of a menu its pages, of a clone the selector; a spacer has none. */
    data: z.nullish(z.union([z.string(), given])),
  }),
} as const satisfies Schema

/** One page of the tree, in the menu's terms. */
export interface Page {
  readonly id: string
  readonly title: string
  /** As the server wrote it; checked when it is shown. */
  readonly link: string
  /** Its classes. */
  readonly theme: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly children: readonly Page[]
  /** Whether a list of the page says that it is the current one; for an answer, the ids of the body do. */
  readonly isHere?: boolean
}

/** A block of the menu (§3.4). */
export type Block =
  | { readonly type: 'menu'; readonly pages: readonly Page[] }
  | { readonly type: 'spacer' }
  | { readonly type: 'clone'; readonly selector: string }

/**
 * Reads the answer; an empty one has no block. A block or a page that does not fit is left out.
 * @throws SyntaxError or TypeError when it is no list.
 */
export function readMenu(answer: string, leave?: LeaveOut): Block[] {
  const reply = readJsonAnswer(answer) ?? []
  if (!Array.isArray(reply)) throw misfit('list', reply)
  return readSome(reply, '', readBlock, leave)
}

function readBlock(given: unknown, leave: LeaveOut): Block {
  const { type, data } = readSchema(block, given)
  if (type === 'spacer') return { type }
  const isMenu = type === 'menu'
  if (isMenu === (typeof data === 'string')) throw misfit(block, given, ['data'])
  return typeof data === 'string'
    ? { type: 'clone', selector: data }
    : { type: 'menu', pages: readPages(data ?? [], '.data', leave) }
}

const readPages = (pages: object, name: string, leave: LeaveOut): Page[] =>
  readEach(pages, '', readPage, (place, ...rest) => leave(name + place, ...rest))

function readPage(given: unknown, leave: LeaveOut): Page {
  const { menu_param: fields, ...raw } = readSchema(page, given)
  const title = typeof fields.nom_page === 'string' && fields.nom_page ? fields.nom_page : raw.nom_page
  if (!title) leave('', given, '', misfit(page, given, ['nom_page']))
  return {
    id: raw.id_page,
    title,
    link: raw.lien,
    theme: raw.class_theme_style,
    fields,
    children: readPages(raw.enfant, '.enfant', leave),
  }
}
