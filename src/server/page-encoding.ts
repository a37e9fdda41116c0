/**
 * Writes text into an address in the page's own encoding, as its links and forms do: the server of a page in
 * ISO-8859-1 reads the query of an address so (contract §5).
 */

/** Percent-encodes a text for the query of an address. */
export function encodeText(text: string): string {
  if (document.characterSet === 'UTF-8') return encodeURIComponent(text)
  const link = document.createElement('a')
  // The browser encodes what is not ASCII: `URL` and `encodeURIComponent` only know UTF-8.
  link.href = `?${text.replace(/\p{ASCII}+/gu, encodeURIComponent)}`
  return link.search.slice(1)
}

/** Writes a query. */
export function encodeQuery(query: URLSearchParams): string {
  if (document.characterSet === 'UTF-8') return query.toString()
  return [...query].map((pair) => pair.map(encodeText).join('=')).join('&')
}
