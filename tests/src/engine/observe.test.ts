import { expect, test, vi } from 'vitest'
import { type Batch, observe } from '../../../src/engine/observe'
import { find, settled } from '../../helpers/engine'

function watch(html = '') {
  document.body.innerHTML = html
  const judge = vi.fn<(batch: Batch) => void>()
  observe(document, ['data-ilot-mounted'], () => {}, judge)
  return judge
}

const roots = (judge: ReturnType<typeof watch>): string[][] =>
  judge.mock.calls.map(([batch]) => batch.added.map(({ id }) => id))

function element(id: string, inside = ''): HTMLElement {
  return Object.assign(document.createElement('div'), { id, innerHTML: inside })
}

test('insertions of one task are judged together', async () => {
  const judge = watch()
  document.body.append(element('a'))
  document.body.append(element('b'))
  await settled()
  expect(roots(judge)).toEqual([['a', 'b']])
})

test('insertions of two tasks are judged one after the other', async () => {
  const judge = watch()
  document.body.append(element('a'))
  await settled()
  document.body.append(element('b'))
  await settled()
  expect(roots(judge)).toEqual([['a'], ['b']])
})

test('what is put into an inserted element is scanned with it', async () => {
  const judge = watch()
  const outer = element('a')
  document.body.append(outer)
  outer.append(element('b'))
  await settled()
  expect(roots(judge)).toEqual([['a']])
})

test('what is gone again before the batch is not judged', async () => {
  const judge = watch()
  const passing = element('a')
  document.body.append(passing)
  passing.remove()
  await settled()
  expect(roots(judge).flat()).toEqual([])
})

test('a removal is told', async () => {
  const judge = watch('<p id="a"></p>')
  const element = find('#a')
  element.remove()
  await settled()
  expect(judge).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ added: [], removed: [element] }))
})

test('an insertion alone is no removal', async () => {
  const judge = watch()
  document.body.append(element('a'))
  await settled()
  expect(judge.mock.calls[0]?.[0].removed).toEqual([])
})

test('a moved element is added once, and connected', async () => {
  const judge = watch('<p id="a"></p><div id="b"></div>')
  find('#b').append(find('#a'))
  await settled()
  expect(roots(judge)).toEqual([['a']])
  expect(judge.mock.calls[0]?.[0].added[0]?.isConnected).toBe(true)
})

test('a comment that arrives alone stands for its parent', async () => {
  const judge = watch('<p id="a"></p>')
  find('#a').append(document.createComment(' bloc {} '))
  await settled()
  expect(roots(judge)).toEqual([['a']])
})

test('text that arrives alone is nothing to scan', async () => {
  const judge = watch('<p id="a"></p>')
  find('#a').append('texte')
  await settled()
  expect(roots(judge).flat()).toEqual([])
})

test('attributes are not watched', async () => {
  const judge = watch('<p id="a"></p>')
  find('#a').className = 'squeezebox'
  await settled()
  expect(judge).not.toHaveBeenCalled()
})

test('attributes that are asked for are told, and no others', async () => {
  const judge = watch('<p id="a" data-ilot-mounted="x"></p>')
  find('#a').title = 'y'
  await settled()
  expect(judge).not.toHaveBeenCalled()
  find('#a').removeAttribute('data-ilot-mounted')
  await settled()
  const [batch] = judge.mock.lastCall ?? []
  expect(batch?.records.map(({ attributeName }) => attributeName)).toEqual(['data-ilot-mounted'])
})
