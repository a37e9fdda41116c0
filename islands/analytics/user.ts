/** Who did it: as configured, or as SHA-256 of a normal form that hides how it was typed (contract §7). */
import type { Engine } from '../../src/engine'
import { Code } from '../../src/errors'
import type { TrackedEvent } from '../../src/services/analytics'

type User = Pick<TrackedEvent, 'user_email' | 'user_phone'>

const NORMAL = {
  user_email: (text: string) => text.trim().toLowerCase(),
  /** International, as E.164 writes it; a national number is French. */
  user_phone: (text: string) =>
    text
      .replace(/[^\d+]/g, '')
      .replace(/^00/, '+')
      .replace(/^0(?=\d{9}$)/, '+33'),
}
const NAMES = ['user_email', 'user_phone'] as const

/** By normal form; an empty one where the browser cannot hash. */
const digests = new Map<string, string>()

/** @returns nothing while a hash is still to be made: see `prepareUser`. */
export function userFields({ config: { analytics } }: Engine): User | undefined {
  const user: User = {}
  for (const name of NAMES) {
    const text = analytics[name]
    if (!text) continue
    const value = analytics.hash ? digests.get(NORMAL[name](String(text))) : String(text)
    if (value === undefined) return undefined
    if (value) user[name] = value
  }
  return user
}

/** Makes the hashes that `userFields` needs. Never rejects. */
export async function prepareUser({ config: { analytics }, report }: Engine): Promise<void> {
  if (!analytics.hash) return
  for (const name of NAMES) {
    const normal = NORMAL[name](String(analytics[name] ?? ''))
    if (!normal || digests.has(normal)) continue
    try {
      digests.set(normal, await sha256(normal))
    } catch {
      // Browsers hash in secure pages only. Better nothing than the address itself.
      digests.set(normal, '')
      report.error(Code.configValue, `analytics.hash demande une page en https : ${name} n’est pas transmis.`)
    }
  }
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
