/** Which addresses of a page may be followed (contract §3). */

/** The four schemes that are ever followed. */
const FOLLOWED: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:']

/** Whether an address is one of the web, which a page can show: http or https. */
export const isHttp = <Url extends { readonly protocol: string }>(url: Url | null | undefined): url is Url =>
  url?.protocol === 'http:' || url?.protocol === 'https:'

/**
 * Resolves an address that the page wrote against the document.
 * @returns `null` when it cannot be parsed or its scheme is refused.
 */
export function safeUrl(raw: string | null | undefined): URL | null {
  const text = raw?.trim()
  if (!text) return null
  try {
    const url = new URL(text, document.baseURI)
    return FOLLOWED.includes(url.protocol) ? url : null
  } catch {
    return null
  }
}
