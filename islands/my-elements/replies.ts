/** Reads the answers of §7.1 and §7.2; only this file knows their shape. */

import * as z from 'zod/mini'
import { readJson } from '../../src/server/json'

const word = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
)
/** PHP also writes booleans as numbers or texts. */
const truth = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', '', 'true', 'false'])]),
  z.transform((value) => /^(true|1)$/.test(String(value))),
)

const reply = z.looseObject({ result: truth, class: word, msg: word })

/** The answer to both calls. */
export interface Reply {
  readonly result: boolean
  /** The new state class of the activate link. */
  readonly class: string
  /** The message to the visitor when it is refused. */
  readonly msg: string
}

/** Reads an answer. @throws SyntaxError or ZodError, also for the login page of a session that has ended. */
export const readReply = (text: string): Reply => reply.parse(readJson(text))
