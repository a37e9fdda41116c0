/** The states of a bot check, without a page. */
import { describe, expect, test } from 'vitest'
import {
  begin,
  type Happening,
  lineOf,
  next,
  type Phase,
  type State,
} from '../../../islands/bot-check/states'

const button = document.createElement('button')
const after = (from: State, ...happenings: readonly Happening[]) => happenings.reduce(next, from)
const phase = (name: Exclude<Phase, 'asking' | 'resting'>): Happening => ({ type: 'phase', phase: name })
const submit: Happening = { type: 'submit', submitter: button }
const refuse = (text: 'agreeFirst' | 'solve'): Happening => ({ type: 'refuse', refusal: { text } })
const asked = after(begin(true), submit, refuse('agreeFirst'))

test('it asks for consent where that is wanted, and rests otherwise', () => {
  expect(begin(true)).toEqual({ phase: 'asking' })
  expect(begin(false)).toEqual({ phase: 'resting' })
})

describe('a submit', () => {
  test('before the visitor agrees is held', () => {
    expect(asked).toEqual({
      phase: 'asking',
      pending: { submitter: button },
      refusal: { text: 'agreeFirst' },
    })
  })
  test('later is not held, and takes what was said away', () => {
    const waits = after(begin(false), phase('loading'), phase('unsolved'), refuse('solve'))
    expect(next(waits, submit)).toEqual({ phase: 'unsolved' })
  })
  test('that changes nothing is no new state', () => {
    const rests = begin(false)
    expect(next(rests, submit)).toBe(rests)
  })
})

describe('a submit that is held', () => {
  test('survives consent, loading and solving, until it is made', () => {
    const solved = after(asked, phase('agreed'), phase('loading'), phase('unsolved'), phase('solved'))
    expect(solved).toEqual({ phase: 'solved', pending: { submitter: button } })
    expect(next(solved, { type: 'release' })).toEqual({ phase: 'solved' })
  })
  test('is forgotten by typing, what is said stays', () => {
    expect(next(asked, { type: 'input' })).toEqual({ phase: 'asking', refusal: { text: 'agreeFirst' } })
  })
  test('typing without one is no new state', () => {
    const rests = begin(true)
    expect(next(rests, { type: 'input' })).toBe(rests)
  })
})

describe('what is said above the form', () => {
  const unsolved = after(begin(false), phase('unsolved'), refuse('solve'))
  test.each(['agreed', 'solved'] as const)('goes once the check is %s', (name) => {
    expect(next(unsolved, phase(name)).refusal).toBeUndefined()
  })
  test.each(['loading', 'absent', 'expired', 'failed'] as const)('stays while the check is %s', (name) => {
    expect(next(unsolved, phase(name)).refusal).toEqual({ text: 'solve' })
  })
  test('a failure knows what is tried again, and goes with it', () => {
    const again = { submitter: button }
    const failed = next(unsolved, { type: 'refuse', refusal: { text: 'failed', again } })
    expect(failed.refusal).toEqual({ text: 'failed', again })
    expect(next(failed, { type: 'retry' })).toEqual({ phase: 'unsolved' })
  })
})

test('four phases have a line', () => {
  const all: readonly Phase[] = [
    'asking',
    'agreed',
    'resting',
    'loading',
    'absent',
    'ready',
    'unsolved',
    'solved',
    'expired',
    'failed',
  ]
  expect(all.filter(lineOf)).toEqual(['loading', 'ready', 'expired', 'failed'])
})

test('a state is never changed, only followed', () => {
  const happenings = [submit, refuse('solve'), phase('solved'), { type: 'input' }, { type: 'retry' }] as const
  for (const happening of happenings) expect(() => next(Object.freeze({ ...asked }), happening)).not.toThrow()
})
