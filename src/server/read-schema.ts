/** Reads objects of answers with zod. What does not fit is said as of every other answer: zod's own errors are JSON. */
import type { Schema } from './call'
import { misfit } from './misfit'

/** @throws TypeError a misfit, when a field does not fit. */
export function readSchema<Value>(schema: Schema<Value>, given: unknown): Value {
  const { success, data } = schema.object.safeParse(given)
  if (!success) throw misfit(schema, given)
  return data as Value
}
