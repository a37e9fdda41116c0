/** Cookies as old scripts read and write them (§9.10). */
const DAY = 86_400_000

/** Whether the page is encrypted: its cookies are then never sent without encryption. */
export const isEncrypted = (): boolean => location.protocol === 'https:'

/** Decodes a value; the server may have written one without percent-encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Writes a cookie.
 * @param days until it expires; without them, it lasts as long as the browser is open.
 */
function setCookie(name: string, value: string, days?: number): void {
  const expires = days ? `; expires=${new Date(Date.now() + days * DAY).toUTCString()}` : ''
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and not everywhere.
  document.cookie = `${pair}${expires}; path=/; sameSite=lax${isEncrypted() ? '; secure' : ''}`
}

/**
 * Reads a cookie.
 * @returns `null` when there is none (contract §7).
 */
function getCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [key = '', ...value] = pair.split('=')
    if (decoded(key) === String(name)) return decoded(value.join('='))
  }
  return null
}

export const cookieGlobals = { setCookie, getCookie, deleteCookie: (name: string) => setCookie(name, '', -1) }
