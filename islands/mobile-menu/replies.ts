/** Reads the answer of §7.4; only this file knows its shape (§3.4). */

import * as z from 'zod/mini'
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
const fields = z.pipe(
  z.nullish(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
  z.transform((value) => (value && !Array.isArray(value) ? value : {}) as Record<string, unknown>),
)

const item = z.looseObject({
  id_page: id,
  id_parent: z.optional(z.nullable(id)),
  lien: word,
  nom_page: word,
  menu_param: fields,
  class_theme_style: word,
  adresse: word,
  enfant: z.nullish(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
})

/** One page of the tree, in the menu's terms. */
export interface Page {
  readonly id: string
  readonly title: string
  /** As the server wrote it; checked when it is shown. */
  readonly link: string
  readonly theme: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly children: readonly Page[]
}

/** A block of the menu (§3.4). */
export type Block =
  | { readonly type: 'menu'; readonly pages: readonly Page[] }
  | { readonly type: 'spacer' }
  | { readonly type: 'clone'; readonly selector: string }

const blocks = z.array(
  z.union([
    z.looseObject({
      type: z.literal('menu'),
      data: z.pipe(
        z.nullish(z.union([z.array(item), z.record(z.string(), item)])),
        z.transform((value) => Object.values(value ?? {})),
      ),
    }),
    z.looseObject({ type: z.literal('spacer') }),
    z.looseObject({ type: z.literal('clone'), data: z.string() }),
  ]),
)

/**
 * Reads the answer; an empty one has no block.
 * @throws SyntaxError or ZodError when it does not fit.
 */
export function readMenu(text: string): Block[] {
  if (text.trim() === '') return []
  const reply = readJson(text)
  return blocks.parse(reply ?? []).map((block): Block => {
    if (block.type === 'menu') return { type: 'menu', pages: block.data.map(toPage) }
    return block.type === 'clone' ? { type: 'clone', selector: block.data } : { type: 'spacer' }
  })
}

function toPage(raw: z.infer<typeof item>): Page {
  const { menu_param: fields } = raw
  return {
    id: raw.id_page,
    title: typeof fields.nom_page === 'string' && fields.nom_page ? fields.nom_page : raw.nom_page,
    link: raw.lien,
    theme: raw.class_theme_style,
    fields,
    children: Object.values(raw.enfant ?? {}).map((child) => toPage(item.parse(child))),
  }
}
