/** Reads the answers of §7.1 and §7.2; only this file knows their shape. */

import * as z from 'zod/mini'
import type { OnSkipped } from '../../src/contracts/on-skipped'
import type { Shape } from '../../src/server/call'
import { readJson } from '../../src/server/json'
import { schemaMismatch } from '../../src/server/schema-mismatch'
import { readShape, type Values, word } from '../../src/server/shape'
import { zodKind } from '../../src/server/zod-kind'

/** PHP also writes booleans as numbers or texts. */
const truth = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', '', 'true', 'false'])]),
  z.transform((value) => ['true', '1'].includes(String(value))),
)

/** The answer to both calls: `class` is the activate link's new state class, `msg` is shown after a refusal. */
export const element = {
  name: 'element',
  fields: { result: zodKind('truth', truth, { need: 'must' }), class: word, msg: word },
} as const satisfies Shape

/** What the server is asked to do. */
export type Action = 'my_elements_activate' | 'my_elements_delete'

export type Reply = Values<typeof element.fields>

/**
 * Reads an answer.
 * @param action the call's: a state that has changed should have its class.
 * @throws SyntaxError or TypeError, also for the login page of a session that has ended.
 */
export function readReply(answer: string, onSkipped?: OnSkipped, action?: Action): Reply {
  const given = readJson(answer)
  const reply = readShape(element, given)
  if (reply.result && action === 'my_elements_activate' && !reply.class)
    onSkipped?.('', given, '', schemaMismatch(element, given, ['class']))
  return reply
}
