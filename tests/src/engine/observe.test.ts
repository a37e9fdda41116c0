import { expect, test, vi } from 'vitest'
import { observe } from '../../../src/engine/observe'
import { find, settled } from '../../helpers/engine'

function watch(html = '') {
  document.body.innerHTML = html
  const judge = vi.fn<(added: Element[], removed: boolean) => void>()
  observe(document, judge)
  return judge
}

const roots = (judge: ReturnType<typeof watch>) =>
  judge.mock.calls.map(([added]) => added.map(({ id }) => id))

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
  find('#a').remove()
  await settled()
  expect(judge).toHaveBeenCalledExactlyOnceWith([], true)
})

test('an insertion alone is no removal', async () => {
  const judge = watch()
  document.body.append(element('a'))
  await settled()
  expect(judge.mock.calls[0]?.[1]).toBe(false)
})

test('a moved element is added once, and connected', async () => {
  const judge = watch('<p id="a"></p><div id="b"></div>')
  find('#b').append(find('#a'))
  await settled()
  expect(roots(judge)).toEqual([['a']])
  expect(judge.mock.calls[0]?.[0][0]?.isConnected).toBe(true)
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
