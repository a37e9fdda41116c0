/** SHA-256 of an address or a telephone number in a normal form: two ways to type it hash alike (contract §7). */

import { sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { Reports } from '../../src/contracts/page'

const NORMAL = {
  user_email: (text: string) => text.trim().toLowerCase(),
  /** International, as E.164 writes it; a national number is French. */
  user_phone: (text: string) =>
    text
      .replace(/[^\d+]/g, '')
      .replace(/^00/, '+')
      .replace(/^0(?=\d{9}$)/, '+33'),
}
export type UserField = keyof typeof NORMAL

/** Normal form → hash; an empty hash where the browser cannot make one. */
const digests = new Map<string, string>()

/** @returns the hash that `digest` has made; undefined before. */
export const digestOf = (name: UserField, text: string): string | undefined => digests.get(NORMAL[name](text))

/** Makes the hash that `digestOf` returns. Never rejects. */
export async function digest(name: UserField, text: string, report: Reports): Promise<void> {
  const normal = NORMAL[name](text)
  if (!normal || digests.has(normal)) return
  try {
    digests.set(normal, await sha256(normal))
  } catch {
    // Browsers hash in secure pages only. Sending nothing is better than sending the address itself.
    digests.set(normal, '')
    report.error(
      Code.configValue,
      sentence`analytics.hash demande une page en https : ${name} n’est pas transmis.`,
    )
  }
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
