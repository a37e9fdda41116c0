/** Reads the answer of §7.4; only this file knows its shape (§3.4). */

import * as z from 'zod/mini'
import { type LeaveOut, readEach, readSome } from '../../src/island/read-each'
import { readJson } from '../../src/server/json'

const id = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)
const word = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value === null || value === undefined ? '' : String(value))),
)
/** PHP writes an empty object as `[]`, and a list with holes as an object. */
const list = z.nullish(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]))
const fields = z.pipe(
  list,
  z.transform((value) => (value && !Array.isArray(value) ? value : {}) as Record<string, unknown>),
)

const item = z.looseObject({
  id_page: id,
  lien: word,
  nom_page: word,
  menu_param: fields,
  class_theme_style: word,
  adresse: word,
  enfant: list,
})

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

const block = z.union([
  z.looseObject({ type: z.literal('menu'), data: list }),
  z.looseObject({ type: z.literal('spacer') }),
  z.looseObject({ type: z.literal('clone'), data: z.string() }),
])

/**
 * Reads the answer; an empty one has no block. A block or a page that does not fit is left out.
 * @throws SyntaxError or TypeError when it is no list.
 */
export function readMenu(text: string, leave?: LeaveOut): Block[] {
  const reply = text.trim() === '' ? [] : (readJson(text) ?? [])
  if (!Array.isArray(reply)) throw new TypeError('attendu une liste JSON de blocs')
  return readSome(reply, 'un bloc menu, spacer ou clone', readBlock, leave)
}

function readBlock(given: unknown, leave: LeaveOut): Block {
  const read = block.parse(given)
  if (read.type === 'menu') return { type: 'menu', pages: readPages(read.data, '.data', leave) }
  return read.type === 'clone' ? { type: 'clone', selector: read.data } : { type: 'spacer' }
}

const readPages = (pages: z.infer<typeof list>, name: string, leave: LeaveOut): Page[] =>
  readEach(pages ?? [], 'une page avec id_page', readPage, (place, ...rest) => leave(name + place, ...rest))

function readPage(given: unknown, leave: LeaveOut): Page {
  const raw = item.parse(given)
  const { menu_param: fields } = raw
  return {
    id: raw.id_page,
    title: typeof fields.nom_page === 'string' && fields.nom_page ? fields.nom_page : raw.nom_page,
    link: raw.lien,
    theme: raw.class_theme_style,
    fields,
    children: readPages(raw.enfant, '.enfant', leave),
  }
}
