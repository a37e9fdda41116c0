/** What the server's answer means (§4.2, §7.3). */
import { serverFragment } from '../../src/server/server-html'

export interface Reply {
  readonly html: string
  readonly isSaved: boolean
  readonly closesWindow: boolean
}

/**
 * @throws Error for an empty answer.
 */
export function readReply(html: string): Reply {
  if (html.trim() === '') throw new Error('réponse vide')
  return {
    html,
    isSaved: html.includes('alert-success'),
    closesWindow: serverFragment(html).querySelector('[data-close-popup]') !== null,
  }
}

/** A whole page is no answer of a form: the way in of a session that has ended. */
export const isPage = (html: string): boolean => /<html[\s>]/i.test(html)
