/** Parameters sent as the query of an address that stays written as the page wrote it (contract §4.2, §7). */
import type { Query } from '../../src/island/services/modal'

/**
 * Puts parameters into an address, relative or absolute. They override the same names of its query, lists and maps
 * of those names included; its other names stay as they are written, and so does what follows `#`.
 */
export function withQuery(address: string, params: Query): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? []
  const names = new Set(Object.keys(params).map(baseOf))
  const kept = query.split('&').filter((pair) => !namesOf(pair).some((name) => names.has(name)))
  const added = Object.entries(params).flatMap(([name, value]) => pairsOf(baseOf(name), value))
  const all = [...kept, new URLSearchParams(added).toString()].filter(Boolean).join('&')
  return path + (all && `?${all}`) + hash
}

/** Some pages write the brackets of a list themselves. */
const baseOf = (name: string): string => name.replace(/\[\]$/, '')

/** PHP reads no deeper by default (`max_input_nesting_level`). */
const DEEPEST = 64

/** Its own, and those of the maps and lists that it is in: `a[b][c]`, `a[b]`, `a`. */
function namesOf(pair: string): string[] {
  const [own = ''] = new URLSearchParams(pair).keys()
  const parts = own.split('[', DEEPEST)
  return [own, ...parts.map((_, index) => parts.slice(0, index + 1).join('['))]
}

/** As PHP reads them: `name[]` for each of a list, `name[key]` in a map; nothing for `null`. */
function pairsOf(name: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => {
    // A list's maps need their own number: `name[][a]` would begin another one with each field.
    const place = Array.isArray(value) && typeof inner !== 'object' ? '' : key
    return pairsOf(`${name}[${place}]`, inner)
  })
}
