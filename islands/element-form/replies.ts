/** The server's answer to a save, and what it means (§4.2, §7.3). */
import { serverFragment } from '../../src/server/server-html'

/** An answer, read once. */
export interface Reply {
  readonly html: string
  readonly isSaved: boolean
  readonly closesWindow: boolean
}

/** Reads the answer's HTML. @throws Error for an empty answer. */
export function readReply(html: string): Reply {
  if (html.trim() === '') throw new Error('réponse vide')
  return {
    html,
    isSaved: html.includes('alert-success'),
    closesWindow: serverFragment(html).querySelector('[data-close-popup]') !== null,
  }
}

/** Whether the answer is a whole page: not the form's own answer, but the sign-in page of a session that has ended. */
export const isPage = (html: string): boolean => /<html[\s>]/i.test(html)
