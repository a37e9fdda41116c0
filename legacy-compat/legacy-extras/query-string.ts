/** Reads queries as PHP does: `a[b]=1&c[]=2`. */
import { isInherited } from '../../src/server/json'
import type { Dictionary } from '../core/loose'

/** A space may be a plus sign. What was not encoded well stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** The names of `a[b][]`: `a`, `b` and an empty one. */
const namesIn = (key: string): string[] => {
  const [first = '', ...rest] = key.split('[')
  const names = rest.map((name) => name.replace(']', ''))
  return first ? [first, ...names] : names
}

/** Puts a value in its place; one of the same name makes a list. */
function place(table: Dictionary, names: readonly string[], value: string): void {
  const [name = '', ...rest] = names
  const known = Object.hasOwn(table, name) ? table[name] : undefined
  if (rest.length > 0) {
    const inner = (typeof known === 'object' ? known : {}) as Dictionary
    table[name] = inner
    place(inner, rest, value)
  } else if (Array.isArray(known)) known.push(value)
  else table[name] = known === undefined ? value : [known, value]
}

export function parseQueryString(text: string, decodesNames = true, decodesValues = true): Dictionary {
  const table: Dictionary = {}
  for (const pair of text.split(/[&;]/)) {
    const at = pair.indexOf('=')
    const names = at < 0 ? [pair] : namesIn(pair.slice(0, at))
    const keys = (decodesNames ?? true) ? names.map(decode) : names
    const value = at < 0 ? '' : pair.slice(at + 1)
    // Whoever writes a link chooses its names: none of them may lead to a prototype.
    if (!keys[0] || keys.some(isInherited)) continue
    place(table, keys, (decodesValues ?? true) ? decode(value) : value)
  }
  return table
}

export function cleanQueryString(text: string, keeps?: (key: string, value: string) => unknown): string {
  return text
    .split('&')
    .filter((pair) => {
      const at = pair.indexOf('=')
      const value = pair.slice(at + 1)
      return keeps ? keeps(at < 0 ? '' : pair.slice(0, at), value) : value
    })
    .join('&')
}
