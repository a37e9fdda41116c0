/** The block's refresh parameters, in its first comment (§3.17). */

import { firstComment } from '../../src/dom/query'
import { Code, type IlotsError, ilotsError } from '../../src/island/errors'
import { readJson } from '../../src/server/json'

export interface RefreshParameters {
  url: string
  referer: string
  search: string
}

/** Reads the block's first comment. @throws IlotsError `ILOTS-205` when it is no JSON or has no `url`. */
export function readComment(block: Element): RefreshParameters {
  const source = (firstComment(block)?.data ?? '').trim().replace(/^[\w-]+/, '')
  const values = parse(source)
  // Three texts are read by hand, so that a page with a block does not fetch a schema library.
  if (typeof values.url !== 'string' || values.url === '')
    throw unreadable(source, 'il manque « url », un texte')
  return { url: values.url, referer: textOf(values.referer), search: textOf(values.search) }
}

function parse(source: string): Record<string, unknown> {
  try {
    return Object(readJson(source))
  } catch (error) {
    throw unreadable(source, (error as Error).message)
  }
}

function unreadable(source: string, problem: string): IlotsError {
  return ilotsError(
    Code.commentUnreadable,
    `le commentaire du bloc ne se lit pas, reçu « ${source.trim()} », attendu bloc {"url":"…","referer":"…","search":"…"} (${problem}).`,
  )
}

/** PHP sends numbers, null or nothing where a text is expected. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
