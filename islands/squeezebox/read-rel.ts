/** Options in `rel`, in relaxed object syntax, never evaluated (contract §4.2). */

import parse from 'json5/lib/parse'
import * as z from 'zod/mini'
import { bare } from '../../src/json'

const pixels = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+(px)?$/))]),
  z.transform((value) => Number.parseInt(String(value), 10)),
)
const closable = z.union([z.boolean(), z.stringbool()])

const schema = z.partial(
  z.looseObject({
    handler: z.enum(['iframe', 'ajax', 'image', 'adopt', 'string', 'url', 'clone']),
    size: z.partial(z.object({ x: pixels, y: pixels })),
    url: z.string(),
    content: z.string(),
    target: z.string(),
    closable,
  }),
)

export type RelOptions = z.infer<typeof schema>

/**
 * Reads `rel`. Link types (`nofollow noopener`) are no options.
 * @throws SyntaxError or ZodError when it is meant as options and cannot be read.
 */
export function readRel(rel: string): RelOptions {
  if (!rel.includes('{')) return {}
  return schema.parse(parse(rel, bare))
}
