/** Reads the answer of §7.4; only this file knows its shape (§3.4). */

import * as z from 'zod/mini'
import type { OnSkipped } from '../../src/contracts/on-skipped'
import { readEach, readSome } from '../../src/island/read-each'
import type { Shape } from '../../src/server/call'
import { readJsonAnswer } from '../../src/server/json'
import { schemaMismatch } from '../../src/server/schema-mismatch'
import { list, readShape, text, word } from '../../src/server/shape'
import { zodKind } from '../../src/server/zod-kind'

/** PHP writes an empty object as `[]`, and a list with holes as an object. */
const listOrMap = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
const map = z.pipe(
  z.nullish(listOrMap),
  z.transform((value) => (!value || Array.isArray(value) ? {} : value)),
)
/** Of a menu its pages, of a clone the selector; a spacer has none. */
const blockData = z.pipe(
  z.nullish(z.union([z.string(), listOrMap])),
  z.transform((value) => value ?? null),
)

export const page = {
  name: 'page',
  fields: {
    id_page: text,
    nom_page: word,
    lien: word,
    enfant: list,
    menu_param: zodKind('map', map),
    class_theme_style: word,
  },
} as const satisfies Shape

export const block = {
  name: 'block',
  fields: {
    type: zodKind('blockType', z.literal(['menu', 'spacer', 'clone']), { need: 'must' }),
    data: zodKind('blockData', blockData),
  },
} as const satisfies Shape

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
export function readMenu(answer: string, onSkipped?: OnSkipped): Block[] {
  const reply = readJsonAnswer(answer) ?? []
  if (!Array.isArray(reply)) throw schemaMismatch('list', reply)
  return readSome(reply, '', readBlock, onSkipped)
}

function readBlock(given: unknown, onSkipped: OnSkipped): Block {
  const { type, data } = readShape(block, given)
  if (type === 'spacer') return { type }
  const isMenu = type === 'menu'
  if (isMenu === (typeof data === 'string')) throw schemaMismatch(block, given, ['data'])
  return typeof data === 'string'
    ? { type: 'clone', selector: data }
    : { type: 'menu', pages: readPages(data ?? [], '.data', onSkipped) }
}

const readPages = (pages: object, name: string, onSkipped: OnSkipped): Page[] =>
  readEach(pages, '', readPage, (place, ...rest) => onSkipped(name + place, ...rest))

function readPage(given: unknown, onSkipped: OnSkipped): Page {
  const { menu_param: fields, ...raw } = readShape(page, given)
  const title = typeof fields.nom_page === 'string' && fields.nom_page ? fields.nom_page : raw.nom_page
  if (!title) onSkipped('', given, '', schemaMismatch(page, given, ['nom_page']))
  return {
    id: raw.id_page,
    title,
    link: raw.lien,
    theme: raw.class_theme_style,
    fields,
    children: readPages(raw.enfant, '.enfant', onSkipped),
  }
}
