import { schemaMismatch } from '../../src/server/schema-mismatch'

/**
 * Reads the answer of §7.10: its text is the permalink.
 * @returns the permalink; one without a host gets this site's.
 * @throws TypeError for anything else: the login page of a session that has ended, a sentence, nothing.
 */
export function readPermalink(text: string): string {
  const link = text.trim()
  if (!/^(https?:\/)?\/[^\s<>"]+$/i.test(link)) throw schemaMismatch('address', text)
  return link.startsWith('/') ? new URL(link, document.baseURI).href : link
}
