/** How the steps of a pattern grow with the length of the text that suits it least. */
import { type Attack, attacksOn, textOf } from './pattern-attacks'
import { PatternSteps, TooManySteps } from './pattern-steps'
import { nodesOf } from './pattern-tree'
import { isWhole } from './whole'

export interface Growth {
  readonly attack: Attack
  /** Steps for twice the text, by those for the text; infinite where there are too many to be counted. */
  readonly factor: number
}

/** Characters of the text, of which twice as many are then given: 100 kB in the whole run. */
const LENGTH = isWhole ? 50_000 : 600
/** For each character: a bounded quantifier may look back so far. */
const STEPS = 1_000
/**
 * Two short texts tell which attacks are worth a long one: those that grow faster than their text, and the dearest.
 */
const SHORT = { characters: 32, times: 10 }
const SUSPECT = 2.15
const TRIED = 3

/** @returns the worst; nothing for a pattern without loops, which takes as many steps everywhere. */
export function growthOf(pattern: RegExp): Growth | undefined {
  const steps = new PatternSteps(pattern)
  if (![...nodesOf(steps.tree)].some(isLoop)) return undefined
  const tried = attacksOn(steps.tree, pattern.flags).map((attack) => {
    const times = Math.max(SHORT.times, Math.ceil(SHORT.characters / attack.pump.length))
    return { attack, ...measured(steps, attack, times) }
  })
  const dearest = tried.reduce((one, other) => (other.cost > one.cost ? other : one))
  const suspects = tried
    .filter(({ factor }) => factor > SUSPECT)
    .sort((one, other) => other.factor - one.factor)
    .slice(0, TRIED)
  let worst: Growth | undefined
  for (const { attack } of [dearest, ...suspects]) {
    const growth = { attack, ...measured(steps, attack, Math.ceil(LENGTH / attack.pump.length)) }
    if (growth.factor > (worst?.factor ?? 0)) worst = growth
    // None is worse than one with too many steps to be counted, and counting up to there takes longest.
    if (worst?.factor === Number.POSITIVE_INFINITY) break
  }
  return worst
}

const isLoop = (node: { kind: string; most?: number }): boolean =>
  node.kind === 'repeat' && node.most === Number.POSITIVE_INFINITY

/** @returns how the steps grow, and how many there are for a character. */
function measured(steps: PatternSteps, attack: Attack, times: number): { factor: number; cost: number } {
  const [text, twice] = [textOf(attack, times), textOf(attack, 2 * times)]
  try {
    const once = steps.of(text, STEPS * text.length)
    return { factor: steps.of(twice, 5 * once) / once, cost: once / text.length }
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error
    return { factor: Number.POSITIVE_INFINITY, cost: Number.POSITIVE_INFINITY }
  }
}
