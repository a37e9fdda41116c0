/** The islands that a site's own scripts register: `--islands compteur.js`. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Engine } from '../../src/engine/engine'
import type { IslandDefinition } from '../../src/island/custom-island'
import type { ReactTools } from '../../src/island/react-tools'
import { noticed } from '../shared/finding'
import { Unread } from '../shared/unread'
import type { Values } from '../shared/wording'
import type { Noticed } from './messages'
import { type Complaint, PATIENCE } from './mount-all'

/**
 * What each script has registered; it is run once, with nothing of `Ilots` but what registering takes. @throws Unread
 */
export async function customIslands(scripts: readonly string[]): Promise<IslandDefinition[]> {
  const found: IslandDefinition[] = []
  const register = (definition: IslandDefinition) => void found.push(definition)
  const react = async (): Promise<ReactTools> => (await import('../../islands/registration/draw')).tools
  Object.assign(globalThis, { Ilots: { register, react } })
  for (const script of scripts)
    await import(/* @vite-ignore */ pathToFileURL(resolve(script)).href).catch((cause) => {
      throw new Unread('not-run', { page: script, cause: String(cause?.message ?? cause) })
    })
  Reflect.deleteProperty(globalThis, 'Ilots')
  return found
}

export const isCustom = (name: string, customIslands: readonly IslandDefinition[]): boolean =>
  customIslands.some((each) => each.name === name)

/**
 * Islands of the site's own that could not be run: what is wrong with their HTML has not been seen.
 * @param complaints what an island has reported itself is not reported twice.
 */
export function checkCustom(
  { lifecycle }: Engine,
  customIslands: readonly IslandDefinition[],
  complaints: readonly Complaint[],
  notLoaded: ReadonlyMap<string, string>,
): Noticed[] {
  return [...lifecycle.live].flatMap(({ island: { name }, host, state, reason }): Noticed[] => {
    const isReported = complaints.some(({ island, element = host }) => island === name && element === host)
    if (!isCustom(name, customIslands) || isReported) return []
    const tell = (code: Noticed['code'], values: Values) => [
      { ...noticed('hint', code, host, { island: name, ...values }), island: name },
    ]
    if (state === 'loading') return tell('island-unfinished', { milliseconds: PATIENCE })
    if (state !== 'failed') return []
    const cause = notLoaded.get(name)
    return cause === undefined
      ? tell('island-not-mounted', { cause: reason })
      : tell('island-not-loaded', { cause })
  })
}
