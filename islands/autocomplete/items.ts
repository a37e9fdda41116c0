/** What the server suggests (§7.11): asked for once a page for each text. */
import { readJson } from '../../src/server/json'
import { request } from '../../src/server/request'
import type { Context } from './mount'
import type { Settings } from './settings'

/** `value`, and arbitrary other fields (§3.15). */
export interface Item {
  readonly value: string
  readonly [field: string]: unknown
}

const known = new Map<string, readonly Item[]>()
let count = 0

/** @returns asks for a text; the newest call aborts the one before. It rejects as `request` does. */
export function itemsOf(context: Context, settings: Settings): (term: string) => Promise<readonly Item[]> {
  count += 1
  const sequence = `autocomplete ${count}`
  return async (term) => {
    const url = addressOf(context.engine.config.platform, settings, term)
    const items =
      known.get(url) ?? (await request(context, { method: 'GET', url, sequence, read: readItems }))
    known.set(url, items)
    return items
  }
}

function addressOf(platform: string, { classname, methode, addParams }: Settings, term: string): string {
  const query = new URLSearchParams([
    ['autocompleter[classname]', classname],
    ['autocompleter[methode]', methode],
    ['autocompleter[term]', term],
    ...addParams.map(([name, value]) => [name, value]),
  ])
  return `/${platform}/ajax/modules/commun/traitement.php?${query}`
}

/** PHP answers `null` or `[]` when it knows nothing, and an object when a list has gaps. @throws Error */
export function readItems(text: string): readonly Item[] {
  const answer = readJson(text) ?? []
  if (typeof answer !== 'object') throw new Error('attendu une liste JSON de suggestions')
  return Object.values(answer).map(readItem)
}

function readItem(item: unknown): Item {
  const { value } = (item ?? {}) as { value?: unknown }
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new Error('attendu un texte « value » dans chaque suggestion')
  // A page may ask for any field by its name.
  return { __proto__: null, ...(item as object), value: String(value) } as Item
}
