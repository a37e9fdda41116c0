/** §7.10: the text of the answer is the permalink. */

/**
 * @returns the permalink as it was written; one without a host is of this site.
 * @throws Error for anything else: the login page of a session that has ended, a sentence, nothing.
 */
export function readPermalink(text: string): string {
  const link = text.trim()
  if (!/^(https?:\/)?\/[^\s<>"]+$/i.test(link))
    throw new Error(`attendu une adresse, reçu « ${link.slice(0, 80)} »`)
  return link.startsWith('/') ? new URL(link, document.baseURI).href : link
}
