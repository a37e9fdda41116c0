import { beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '../../../src/contracts/page'
import { replayTo } from '../../../src/island/replayed'
import { find, startOn } from '../../helpers/engine'

let listen: Page['listen']
const forever = new AbortController().signal

beforeEach(async () => {
  const engine = await startOn('<div id="out"><p id="in"><b id="deep"></b></p></div>')
  listen = engine.listen
})

const click = (selector: string) => find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }))

test('a handler runs for events inside its host', () => {
  const handler = vi.fn()
  listen('click', find('#in'), handler, forever)
  click('#deep')
  click('#in')
  expect(handler).toHaveBeenCalledTimes(2)
})

test('a handler does not run for events outside its host', () => {
  const handler = vi.fn()
  listen('click', find('#in'), handler, forever)
  click('#out')
  expect(handler).not.toHaveBeenCalled()
})

test('the innermost host comes first', () => {
  const order: string[] = []
  listen('click', find('#out'), () => order.push('out'), forever)
  listen('click', find('#in'), () => order.push('in'), forever)
  click('#deep')
  expect(order).toEqual(['in', 'out'])
})

test('stopping the event keeps it from outer hosts', () => {
  const outer = vi.fn()
  listen('click', find('#out'), outer, forever)
  listen('click', find('#in'), (event) => event.stopPropagation(), forever)
  click('#deep')
  expect(outer).not.toHaveBeenCalled()
})

test('a host may have several handlers', () => {
  const order: string[] = []
  listen('click', find('#in'), () => order.push('a'), forever)
  listen('click', find('#in'), () => order.push('b'), forever)
  click('#in')
  expect(order).toEqual(['a', 'b'])
})

test('a handler goes with its signal, its neighbours stay', () => {
  const [gone, kept] = [vi.fn(), vi.fn()]
  const controller = new AbortController()
  listen('click', find('#in'), gone, controller.signal)
  listen('click', find('#in'), kept, forever)
  controller.abort()
  click('#in')
  expect(gone).not.toHaveBeenCalled()
  expect(kept).toHaveBeenCalledOnce()
})

test('nothing is added for a signal that is aborted already', () => {
  const handler = vi.fn()
  listen('click', find('#in'), handler, AbortSignal.abort())
  click('#in')
  expect(handler).not.toHaveBeenCalled()
})

test('a thousand hosts are one listener of the document, and one for what is told late, once it is', () => {
  const add = vi.spyOn(Object.getPrototypeOf(document) as Document, 'addEventListener')
  for (let count = 0; count < 1000; count += 1)
    listen('click', document.createElement('p'), () => {}, forever)
  listen('keydown', find('#in'), () => {}, forever)
  const added = () => add.mock.calls.map(([type]) => type)
  expect(added()).toEqual(['click', 'keydown'])
  replayTo(document.body, new Event('click'))
  expect(added().slice(2)).toEqual(expect.arrayContaining(['ilots-click', 'ilots-keydown']))
  const before = added().length
  listen('input', find('#in'), () => {}, forever)
  expect(added().slice(before)).toEqual(['input', 'ilots-input'])
})
