/** The server's suggestions (§7.11): each text is requested once a page. */
import type { Config } from '../../src/island/config'
import { type LeaveOut, readSome } from '../../src/island/read-each'
import { readJson } from '../../src/server/json'
import { request } from '../../src/server/request'
import { withQuery } from '../../src/server/urls'
import type { AutocompleteContext } from './context'
import type { Settings } from './settings'

/** `value`, and arbitrary other fields (§3.15). */
export interface Item {
  readonly value: string
  readonly [field: string]: unknown
}

const known = new Map<string, readonly Item[]>()
let count = 0

/** @returns requests the suggestions for a text. A new call aborts the previous one. It rejects as `request` does. */
export function itemsOf(
  context: AutocompleteContext,
  settings: Settings,
): (term: string) => Promise<readonly Item[]> {
  count += 1
  const sequence = `autocomplete ${count}`
  return async (term) => {
    const url = addressOf(context.page.config, settings, term)
    const items =
      known.get(url) ?? (await request(context, { method: 'GET', url, sequence, read: readItems }))
    known.set(url, items)
    return items
  }
}

function addressOf(
  { platform, endpoints }: Config,
  { classname, methode, addParams }: Settings,
  term: string,
): string {
  const query = new URLSearchParams([
    ['autocompleter[classname]', classname],
    ['autocompleter[methode]', methode],
    ['autocompleter[term]', term],
    ...addParams.map(([name, value]) => [name, value]),
  ])
  return withQuery(endpoints.autocomplete ?? `/${platform}/ajax/modules/commun/traitement.php`, query)
}

/** PHP answers `null` or `[]` when it knows nothing, and an object when a list has gaps. @throws Error when it is neither */
export function readItems(text: string, leave?: LeaveOut): readonly Item[] {
  const answer = readJson(text) ?? []
  if (typeof answer !== 'object') throw new Error('attendu une liste JSON de suggestions')
  return readSome(answer, 'un texte « value »', readItem, leave)
}

function readItem(item: unknown): Item | undefined {
  const { value } = (item ?? {}) as { value?: unknown }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  // `cibles` may name any field, also one of `Object.prototype`.
  return { __proto__: null, ...(item as object), value: String(value) } as Item
}
