/** Ceilings of `npm run size`, on given figures: no build. */
import { describe, expect, test } from 'vitest'
import { BUDGETS, type Budget } from '../../scripts/budgets'
import { ceilingOf, ceilingOfFirstUse, ceilingOfIsland } from '../../scripts/ceilings'
import { complaintsOf, type Measured, roomOf } from '../../scripts/room'

const KB = 1_024
const modal: Measured = {
  what: 'modal',
  bytes: 24 * KB,
  ceiling: 27 * KB,
  scripts: { found: 4, most: 4 },
  waves: 1,
  madeOf: 'modal',
}

describe('a line', () => {
  test('has room up to its ceiling, and complains of nothing', () => {
    expect(roomOf(modal)).toEqual({ bytes: 3 * KB, percent: 11 })
    expect(complaintsOf(modal)).toEqual([])
    expect(complaintsOf({ ...modal, bytes: 27 * KB })).toEqual([])
  })

  test('above its ceiling says what was expected, what was found, and what to do', () => {
    expect(complaintsOf({ ...modal, bytes: 28 * KB })).toEqual([
      'modal: expected at most 27.0 kB, found 28.00 (1024 bytes too many). ' +
        'Look at "npm run size -- --made-of modal", and take out what is not needed, ' +
        "or ask for another ceiling (scripts/budgets.ts) in the change's notes.",
    ])
  })

  test('that is a sum of files names none to look at', () => {
    const [complaint] = complaintsOf({ what: 'everything at once', bytes: 269 * KB, ceiling: 268 * KB })
    expect(complaint).toMatch(/\(1024 bytes too many\)\. Take out what is not needed, or ask/)
  })

  test('of no file at all is not a light one', () => {
    expect(complaintsOf({ ...modal, bytes: 0 })).toEqual([
      'modal: expected a file in the build, found none. Was it renamed? scripts/measure.ts looks for it.',
    ])
  })

  test('of one script more, or of a second wave, complains however little it weighs', () => {
    expect(complaintsOf({ ...modal, bytes: 1, scripts: { found: 5, most: 4 } })).toEqual([
      expect.stringMatching(/^modal: expected at most 4 scripts, found 5\. /),
    ])
    expect(complaintsOf({ ...modal, bytes: 1, waves: 2 })).toEqual([
      expect.stringMatching(/^modal: expected all scripts in one wave, found 2 waves\. /),
    ])
  })
})

describe('the table', () => {
  const lines: readonly Budget[] = Object.values(BUDGETS).flat()
  const islands = BUDGETS.firstUses.flatMap(({ what }) => what)

  test('has round figures', () => {
    const uneven = lines.filter(({ ceiling }) => ceiling > 2 && (ceiling * 2) % 1 !== 0)
    expect(uneven).toEqual([])
  })

  test('names islands that have code, each once', () => {
    expect(new Set(islands).size).toBe(islands.length)
    for (const island of islands) expect(ceilingOfIsland(island).bytes).toBe(ceilingOf('firstUses', island))
  })

  test('has no line of what is not in it', () => {
    expect(() => ceilingOf('parts', 'jquery')).toThrow('scripts/budgets.ts: parts has no line of "jquery"')
  })
})

describe('an island without a line', () => {
  test.each([
    { parts: [], bytes: ceilingOf('kinds', 'alone'), scripts: 2 },
    { parts: ['base'], bytes: ceilingOf('kinds', 'base'), scripts: 2 },
    { parts: ['base', 'server'], bytes: ceilingOf('kinds', 'server'), scripts: 3 },
    { parts: ['base', 'server', 'forms'], bytes: ceilingOf('kinds', 'forms'), scripts: 3 },
    { parts: ['base', 'react'], bytes: ceilingOf('kinds', 'base') + ceilingOf('parts', 'react'), scripts: 4 },
  ])('has the ceiling of its kind with $parts', ({ parts, bytes, scripts }) => {
    expect(ceilingOfFirstUse('word-count', parts)).toEqual({ bytes, scripts })
  })

  test('may have more scripts with a large library only', () => {
    expect(ceilingOfFirstUse('word-count', ['base', 'zod']).scripts).toBe(4)
  })
})
