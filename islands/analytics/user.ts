/** Who did it: as configured, or hashed. */
import type { Engine } from '../../src/engine/engine'
import type { TrackedEvent } from '../../src/island/services/analytics'

type User = Pick<TrackedEvent, 'user_email' | 'user_phone'>
type Hash = Pick<typeof import('./hash'), 'digestOf' | 'digest'>

const NAMES = ['user_email', 'user_phone'] as const

/** Few sites hash: they alone fetch the code. */
const fetchHash = () => import('./hash')
/** Its code has not come: better nothing than the address itself. */
const nothing: Hash = { digestOf: () => '', digest: async () => {} }
let hash: Hash | undefined

/** @returns nothing while a hash is still to be made: see `prepareUser`. */
export function userFields({ config: { analytics } }: Engine): User | undefined {
  const user: User = {}
  for (const name of NAMES) {
    const text = analytics[name]
    if (!text) continue
    const value = analytics.hash ? hash?.digestOf(name, String(text)) : String(text)
    if (value === undefined) return undefined
    if (value) user[name] = value
  }
  return user
}

/** Makes the hashes that `userFields` needs. Never rejects. */
export async function prepareUser(engine: Engine): Promise<void> {
  const { analytics } = engine.config
  if (!analytics.hash) return
  hash ??= await engine.chunk('analytics-hash', fetchHash).catch(() => nothing)
  for (const name of NAMES) await hash.digest(name, String(analytics[name] ?? ''), engine.report)
}
