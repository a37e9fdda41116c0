/** Reads the answers of §7.1 and §7.2; only this file knows their shape. */

import * as z from 'zod/mini'
import type { LeaveOut } from '../../src/contracts/leave-out'
import type { Schema } from '../../src/server/call'
import { readJson } from '../../src/server/json'
import { misfit } from '../../src/server/misfit'
import { readSchema } from '../../src/server/read-schema'

const word = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => String(value ?? '')),
)
/** PHP also writes booleans as numbers or texts. */
const truth = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', '', 'true', 'false'])]),
  z.transform((value) => ['true', '1'].includes(String(value))),
)

/** The answer to both calls: `class` is the new state class of the activate link, `msg` is shown when it is refused. */
export const element = {
  name: 'element',
  object: z.looseObject({ result: truth, class: word, msg: word }),
} as const satisfies Schema

/** What the server is asked to do. */
export type Action = 'my_elements_activate' | 'my_elements_delete'

export type Reply = z.infer<typeof element.object>

/**
 * Reads an answer.
 * @param action the call's: a state that has changed should have its class.
 * @throws SyntaxError or TypeError, also for the login page of a session that has ended.
 */
export function readReply(answer: string, leave?: LeaveOut, action?: Action): Reply {
  const given = readJson(answer)
  const reply = readSchema(element, given)
  if (reply.result && action === 'my_elements_activate' && !reply.class)
    leave?.('', given, '', misfit(element, given, ['class']))
  return reply
}
