/** The journeys of all islands, and why some have none. */
import { pick, readEach } from '../../scripts/island-folders'
import type { Journey } from './journey'

/** What `journey.ts` in the folder of an island exports: one of them. */
interface Journeys {
  readonly journey?: Journey
  /** Why nothing of it is announced. */
  readonly silent?: string
}

const told = await readEach<Journeys>('journey')

export const journeys = pick<'journey', Journey>(told, 'journey')
export const silent = pick<'silent', string>(told, 'silent')
