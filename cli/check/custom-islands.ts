/** The islands that a site's own scripts register: `--islands compteur.js`. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { IslandDefinition } from '../../src/island/custom-island'
import type { ReactTools } from '../../src/island/react-tools'
import { Unread } from '../shared/unread'

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
