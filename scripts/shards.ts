/**
 * `npm run test:all` in parts: each shard keeps what it has counted, for the commit that it has tested, so that the
 * whole can be run over several days, or machines that share `.cache/shards`, and be added up.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One of `count` parts, from 1. */
export interface Shard {
  readonly index: number
  readonly count: number
}

/** Tests that have passed, and that have not. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

const FOLDER = '.cache/shards'

/**
 * Reads `--shard 2/4`, or `--shard=2/4`, as Playwright and Vitest do.
 * @returns 1/1 by default.
 * @throws Error for anything else.
 */
export function readShard(parameters: readonly string[]): Shard {
  const at = parameters.findIndex((word) => word === '--shard' || word.startsWith('--shard='))
  if (at < 0) return { index: 1, count: 1 }
  const given = parameters[at]?.startsWith('--shard=') ? parameters[at]?.slice(8) : parameters[at + 1]
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(given ?? '') ?? []).map(Number)
  if (index < 1 || index > count)
    throw new Error(`--shard: expected a part and their number, like 1/4, found "${given ?? ''}".`)
  return { index, count }
}

/** @returns every nth item, from the shard's own on: all shards together have each item once. */
export const partOf = <Item>(items: readonly Item[], { index, count }: Shard): readonly Item[] =>
  items.filter((_, at) => at % count === index - 1)

/** The commit that is tested; with what is not committed, if something is not. */
export function testedState(): string {
  const git = (...parameters: string[]) => spawnSync('git', parameters, { encoding: 'utf8' }).stdout ?? ''
  const commit = git('rev-parse', '--short=12', 'HEAD').trim() || 'no-commit'
  const changes = git('diff', 'HEAD') + git('ls-files', '--others', '--exclude-standard')
  return changes === ''
    ? commit
    : `${commit}-${createHash('sha256').update(changes).digest('hex').slice(0, 8)}`
}

const fileOf = ({ index, count }: Shard) => `${index}-of-${count}.json`

/** Keeps what a shard has counted; a second run of the same shard takes the place of the first. */
export function writeTally(state: string, shard: Shard, tally: Tally, folder = FOLDER): void {
  mkdirSync(join(folder, state), { recursive: true })
  writeFileSync(join(folder, state, fileOf(shard)), JSON.stringify(tally))
}

/** @returns what is kept of each of `count` shards, in their order; `undefined` for one that has not run. */
export function readTallies(state: string, count: number, folder = FOLDER): (Tally | undefined)[] {
  const here = existsSync(join(folder, state)) ? readdirSync(join(folder, state)) : []
  return Array.from({ length: count }, (_, at) => {
    const name = fileOf({ index: at + 1, count })
    return here.includes(name)
      ? (JSON.parse(readFileSync(join(folder, state, name), 'utf8')) as Tally)
      : undefined
  })
}

/** @returns a line for each shard, and a last one that adds up those that have run. */
export function summary(tallies: readonly (Tally | undefined)[]): string[] {
  const lines = tallies.map((tally, at) => {
    const shard = `${at + 1}/${tallies.length}`
    return tally
      ? `shard ${shard}: ${tally.passed} passed, ${tally.failed} failed`
      : `shard ${shard}: not run yet (npm run test:all -- --shard ${shard})`
  })
  const sum = (of: keyof Tally) => tallies.reduce((before, tally) => before + (tally?.[of] ?? 0), 0)
  return [...lines, `${sum('passed')} passed, ${sum('failed')} failed`]
}
