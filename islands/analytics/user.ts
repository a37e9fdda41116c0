/** The visitor's address and telephone number in an event: as configured, or hashed. */
import type { Page } from '../../src/island/page'
import type { TrackedEvent } from '../../src/island/services/analytics'

type User = Pick<TrackedEvent, 'user_email' | 'user_phone'>
type Hash = Pick<typeof import('./hash'), 'digestOf' | 'digest'>

const NAMES = ['user_email', 'user_phone'] as const

/** Only the few sites that hash fetch this code. */
const fetchHash = () => import('./hash')
/** When the code cannot be fetched: sending nothing is better than sending the address itself. */
const nothing: Hash = { digestOf: () => '', digest: async () => {} }
let hash: Hash | undefined

/** @returns undefined while a hash is missing: `prepareUser` makes it. */
export function userFields({ config: { analytics } }: Page): User | undefined {
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
export async function prepareUser(page: Page): Promise<void> {
  const { analytics } = page.config
  if (!analytics.hash) return
  hash ??= await page.fetchCode('analytics-hash', fetchHash).catch(() => nothing)
  for (const name of NAMES) await hash.digest(name, String(analytics[name] ?? ''), page.report)
}
