/** Decodes `url-b64` (§3.2, contract §7). */
import { shownUrl } from '../../src/server/urls'

/** The end of the sentence that refuses a value. */
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
    // Not `href`, which encodes some characters: an address is encoded once, when it is shared.
    return /^https?:/i.test(text) ? text : href
  } catch {
    return undefined
  }
}
