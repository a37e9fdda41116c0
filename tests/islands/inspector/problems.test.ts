import { beforeEach, expect, test } from 'vitest'
import { problemsOf } from '../../../islands/inspector/problems'
import { wordsIn } from '../../../islands/inspector/words'
import { Code } from '../../../src/contracts/errors'
import type { Engine } from '../../../src/engine/engine'
import { complaints, fakeIsland, find, startOn } from '../../helpers/engine'

const say = wordsIn('fr')
const none = { findings: [], violations: [] }
beforeEach(() => void complaints())

const told = (engine: Engine, sources: Parameters<typeof problemsOf>[1] = none) =>
  problemsOf(engine, sources, say).map(({ level, code, text }) => [level, code, text])

test('errors come first, the latest of them first', async () => {
  const { report, ...engine } = await startOn('')
  report.warn(Code.urlRefused, 'a')
  report.error(Code.network, 'b')
  report.error(Code.timeout, 'c')
  expect(told({ ...engine, report } as Engine)).toEqual([
    ['error', 'ILOTS-402', 'c'],
    ['error', 'ILOTS-401', 'b'],
    ['warning', 'ILOTS-203', 'a'],
  ])
})

test('what is said twice of one place is told once, with how often', async () => {
  const engine = await startOn('<p id="a"></p>')
  for (let count = 0; count < 3; count += 1) engine.report.error(Code.network, 'x', { element: find('#a') })
  const [problem, ...rest] = problemsOf(engine, none, say)
  expect([problem?.count, problem?.elements, rest]).toEqual([3, [find('#a')], []])
})

test('of islands that look alike, the one that was refused is shown', async () => {
  const mount = (host: HTMLElement) => {
    if (host.title) throw new Error('cassé')
  }
  const engine = await startOn('<p class="a"></p><p class="a" title="x"></p>', fakeIsland('a', { mount }))
  expect(problemsOf(engine, none, say)[0]?.text).toBe('Error: cassé')
  engine.report.warn(Code.urlRefused, 'cassé', { island: 'a', element: find('[title]') })
  expect(problemsOf(engine, none, say).find(({ text }) => text === 'cassé')?.elements).toEqual([
    find('[title]'),
  ])
})

test('an element that no selector names has a name, and no place', async () => {
  const engine = await startOn('<p class="md:flex"></p>')
  engine.report.error(Code.network, 'x', { element: find('p') })
  expect(problemsOf(engine, none, say)[0]).toMatchObject({ elements: [], where: 'p.md:flex' })
})

test('a finding and a violation are sentences', async () => {
  const engine = await startOn('<p></p>')
  const finding = {
    kind: 'misspelt',
    elements: [find('p')],
    found: 'sqeezebox',
    meant: 'squeezebox',
  } as const
  const sources = {
    findings: [{ ...finding, island: 'squeezebox' }],
    violations: [{ directive: 'style-src-attr', blocked: 'inline', where: '/a:3' }],
  }
  expect(told(engine, sources)).toEqual([
    ['error', '', 'La CSP de la page (style-src-attr) a bloqué ce qui est écrit dans la page elle-même.'],
    [
      'warning',
      '',
      '«\u00a0sqeezebox\u00a0» n’est pas un marqueur\u202f; écrire «\u00a0squeezebox\u00a0» pour l’îlot squeezebox.',
    ],
  ])
})
