/** The server's suggestions (§7.11): each text is requested once a page. */
import type { Config } from '../../src/contracts/config'
import { request } from '../../src/server/request'
import { withQuery } from '../../src/server/urls'
import type { AutocompleteContext } from './context'
import { type Item, readItems } from './replies'
import type { Settings } from './settings'

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
  { className, method, addParams }: Settings,
  term: string,
): string {
  const query = new URLSearchParams([
    ['autocompleter[classname]', className],
    ['autocompleter[methode]', method],
    ['autocompleter[term]', term],
    ...addParams.map(([name, value]) => [name, value]),
  ])
  return withQuery(endpoints.autocomplete ?? `/${platform}/ajax/modules/commun/traitement.php`, query)
}
