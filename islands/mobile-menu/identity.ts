/** What `variable` and `identite` navbar items show (§3.5, §3.7). */
import type { Config } from '../../src/engine/config'

/** A dotted path in the configuration; nothing inherited is reached. */
export function lookUp(config: Config, path: string): unknown {
  let value: unknown = config
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

/** A key of the site's identity, its own; `logo_site` stands in for `logo`. */
export function identityOf({ identite }: Config, key: string): unknown {
  const own = (name: string) => (Object.hasOwn(identite, name) ? identite[name] : undefined)
  return own(key) ?? (key === 'logo' ? own('logo_site') : undefined)
}

export const isLogo = (path: string) => /(^|\.)logo(_site)?$/.test(path)
