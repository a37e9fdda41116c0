/** What was found against what may be: the room that is left, and sentences for what is over. */

/** One line of `npm run size`. */
export interface Measured {
  readonly what: string
  /** Compressed. */
  readonly bytes: number
  /** Bytes. */
  readonly ceiling: number
  /** Files that are asked for, where there is a limit. */
  readonly scripts?: { readonly found: number; readonly most: number }
  /** Round trips of a first use, of which one is allowed. */
  readonly waves?: number
  /** What `--made-of` knows it by; sums have none. */
  readonly madeOf?: string
}

/**
 * @returns what is left below the ceiling: bytes, and its share of the ceiling in whole percent. Negative for what is
 * over.
 */
export function roomOf({ bytes, ceiling }: Measured): { bytes: number; percent: number } {
  const room = ceiling - bytes
  return { bytes: room, percent: Math.floor((room / ceiling) * 100) }
}

/**
 * @returns what was expected, found, and what to do: a sentence for each way in which the line is over, none when it
 * is not.
 */
export const complaintsOf = (line: Measured): readonly string[] =>
  [absence(line), weightComplaint(line), scriptsComplaint(line), wavesComplaint(line)].filter(
    (each) => each !== undefined,
  )

const absence = ({ what, bytes }: Measured): string | undefined =>
  bytes > 0
    ? undefined
    : `${what}: expected a file in the build, found none. Was it renamed? scripts/measure.ts looks for it.`

function weightComplaint({ what, bytes, ceiling, madeOf }: Measured): string | undefined {
  if (bytes <= ceiling) return undefined
  const above = Math.ceil(bytes - ceiling)
  const look = madeOf ? `Look at "npm run size -- --made-of ${madeOf}", and take` : 'Take'
  return (
    `${what}: expected at most ${kB(ceiling, 1)} kB, found ${kB(bytes)} (${above} bytes too many). ${look} out what is not needed, ` +
    "or ask for another ceiling (scripts/budgets.ts) in the change's notes."
  )
}

function scriptsComplaint({ what, scripts }: Measured): string | undefined {
  if (!scripts || scripts.found <= scripts.most) return undefined
  return (
    `${what}: expected at most ${scripts.most} scripts, found ${scripts.found}. ` +
    'Let it do with fewer parts: scripts/build/plan.ts says what is in which.'
  )
}

function wavesComplaint({ what, waves = 1 }: Measured): string | undefined {
  if (waves <= 1) return undefined
  return (
    `${what}: expected all scripts in one wave, found ${waves} waves. ` +
    'Name what its files import in their "needs" (scripts/build/plan.ts), so that all are asked for at once.'
  )
}

/** As `12.51`. @returns kB of 1,024 bytes. */
export const kB = (bytes: number, digits = 2): string => (bytes / 1_024).toFixed(digits)
