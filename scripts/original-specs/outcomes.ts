/** What came of the specifications, by the file that they stand in. */

export interface Outcome {
  readonly name: string
  readonly file: string
  readonly state: 'passed' | 'failed' | 'pending'
  readonly error?: string | undefined
}

/** Two of one name are two: the second one counts as `name (2)`. */
export function numbered(outcomes: readonly Outcome[]): Outcome[] {
  const seen = new Map<string, number>()
  return outcomes.map((outcome) => {
    const count = (seen.get(outcome.name) ?? 0) + 1
    seen.set(outcome.name, count)
    return count > 1 ? { ...outcome, name: `${outcome.name} (${count})` } : outcome
  })
}

export interface Figure {
  readonly passed: number
  readonly of: number
}

const figureOf = (outcomes: readonly Outcome[]): Figure => ({
  passed: outcomes.filter(({ state }) => state === 'passed').length,
  of: outcomes.filter(({ state }) => state !== 'pending').length,
})

/**
 * The figures of each file, and of all.
 * @param original what came of the same on the original: only what passes there counts.
 */
export function figuresOf(outcomes: readonly Outcome[], original?: readonly Outcome[]): Map<string, Figure> {
  const figures = new Map<string, Figure>()
  const passedHere = new Set(outcomes.filter(({ state }) => state === 'passed').map(({ name }) => name))
  const counted: readonly Outcome[] =
    original
      ?.filter(({ state }) => state === 'passed')
      .map((outcome) => (passedHere.has(outcome.name) ? outcome : { ...outcome, state: 'failed' })) ??
    outcomes
  for (const file of [...new Set(counted.map((outcome) => outcome.file))].sort())
    figures.set(file, figureOf(counted.filter((outcome) => outcome.file === file)))
  figures.set('all', figureOf(counted))
  return figures
}
