/** The answers of §7.1 and §7.2, the only place that knows their shape. */

import * as z from 'zod/mini'
import { readJson } from '../../src/server/json'

const word = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
)
/** PHP writes booleans as numbers and as text, too. */
const truth = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', '', 'true', 'false'])]),
  z.transform((value) => /^(true|1)$/.test(String(value))),
)

const reply = z.looseObject({ result: truth, class: word, msg: word })

export interface Reply {
  readonly result: boolean
  /** The state class of the activate link from now on. */
  readonly class: string
  /** What the visitor is told of a refusal. */
  readonly msg: string
}

/** @throws SyntaxError, ZodError: also for the login page of a session that has ended. */
export const readReply = (text: string): Reply => reply.parse(readJson(text))
