/** The journeys of all islands, and why nobody hears anything of some. */
import { pick, readEach } from '../../scripts/island-folders'
import type { Journey } from './journey'

/** What `journey.ts` in the folder of an island exports: one of them. */
interface Told {
  readonly journey?: Journey
  /** Why nobody hears anything of it. */
  readonly silent?: string
}

const told = await readEach<Told>('journey')

export const journeys = pick<'journey', Journey>(told, 'journey')
export const silent = pick<'silent', string>(told, 'silent')
