/** `url-b64` (§3.2, contract §7). */
import { shownUrl } from '../../src/server/urls'

/** Ends the sentence of a refusal. */
export const EXPECTED = 'une adresse http ou https en base64 (UTF-8)'

/**
 * Base64 of UTF-8: the standard alphabet or the one for URLs, padding optional.
 * @returns the address as it was written, a relative one resolved; `undefined` when it cannot be read or followed.
 */
export function decodeUrl(raw: string): string | undefined {
  try {
    const bytes = atob(raw.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder('utf-8', { fatal: true })
      .decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
      .trim()
    const { href } = shownUrl(text)
    // As written: what is encoded once must not have been encoded before.
    return /^https?:/i.test(text) ? text : href
  } catch {
    return undefined
  }
}
