import { expect, test } from 'vitest'
import { figuresOf, numbered, type Outcome } from '../../scripts/original-specs/outcomes'

const outcome = (name: string, state: Outcome['state'], file = 'Fx.js'): Outcome => ({ name, file, state })

test('the second of one name is another', () => {
  const names = numbered(['a', 'b', 'a', 'a'].map((name) => outcome(name, 'passed'))).map(({ name }) => name)
  expect(names).toEqual(['a', 'b', 'a (2)', 'a (3)'])
})

test('each file has its figures, without what is pending', () => {
  const outcomes = [
    outcome('a', 'passed'),
    outcome('b', 'failed'),
    outcome('c', 'pending'),
    outcome('d', 'passed', 'Array.js'),
  ]
  expect([...figuresOf(outcomes)]).toEqual([
    ['Array.js', { passed: 1, of: 1 }],
    ['Fx.js', { passed: 1, of: 2 }],
    ['all', { passed: 2, of: 3 }],
  ])
})

test('beside the original, what passes there counts: also what has not run here', () => {
  const original = [
    outcome('a', 'passed'),
    outcome('b', 'passed'),
    outcome('c', 'failed'),
    outcome('d', 'passed'),
  ]
  const here = [outcome('a', 'passed'), outcome('b', 'failed'), outcome('c', 'passed')]
  expect(figuresOf(here, original).get('all')).toEqual({ passed: 1, of: 3 })
})
