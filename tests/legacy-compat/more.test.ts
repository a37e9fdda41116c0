// @module-tag own-window
// @ts-nocheck: written as page scripts of that time, which have no types.
/** What inline scripts ask for before its code is here. */
import { afterEach, expect, test, vi } from 'vitest'
// Read beforehand: how long that takes is no part of any test.
import '../../legacy-compat/legacy-more/mount'
import { installCore } from '../../legacy-compat/core'
import { installMore } from '../../legacy-compat/more'
import { makeEngine } from '../../src/engine/engine'
import { services } from '../../src/registry-entries'
import { complaints, gate, settled } from '../helpers/engine'

const page = installCore()
afterEach(() => vi.restoreAllMocks())

/** Its code comes when `open` is called, or not at all. */
function fetchLater() {
  const { passed, open, refuse } = gate()
  const engine = makeEngine([], services, null)
  const { fetchCode } = engine
  vi.spyOn(engine, 'fetchCode').mockImplementation(async (name, load) => {
    await passed
    return fetchCode.call(engine, name, load)
  })
  const here = installMore(engine, page.Browser)
  const arrive = async () => {
    open()
    await here
    await settled()
  }
  return { here, arrive, refuse }
}
/** A page is given them once. */
afterEach(() => {
  delete window.Accordion
  delete Element.prototype.fade
  delete Element.prototype.load
})

test('calls are kept, on objects that are made meanwhile too, and done in order once it is here', async () => {
  const { arrive } = fetchLater()
  document.body.innerHTML = '<h3>A</h3><div>a</div><h3>B</h3><div>b</div>'
  const onActive = vi.fn()
  const accordion = new window.Accordion('h3', 'div', { display: false, onActive })
  accordion.display(1).display(0, false)
  expect(onActive).not.toHaveBeenCalled()
  await arrive()
  expect(onActive.mock.calls.map(([toggler]) => toggler.textContent)).toEqual(['B'])
  // What the page holds is as good as the object itself from then on.
  expect([accordion.previous, accordion.togglers.length, accordion instanceof page.Fx]).toEqual([1, 2, true])
  expect(accordion.isRunning()).toBe(true)
  accordion.cancel()
  accordion.options.opacity = false
  expect(accordion.display(0, false).previous).toBe(0)
})

test('a method of `Scroller` is handed on before it is here, as plugins of 1.1 do', async () => {
  const { arrive } = fetchLater()
  const box = document.createElement('div')
  document.body.append(box)
  const scroller = new window.Scroller(box)
  const start = scroller.start.bind(scroller)
  await arrive()
  const added = vi.spyOn(scroller.listener, 'addEvent')
  start()
  expect(added).toHaveBeenCalledOnce()
  box.remove()
})

test('methods of elements are kept as well, and answer with their element', async () => {
  const { arrive } = fetchLater()
  document.body.innerHTML = '<p style="opacity: 1">x</p>'
  const paragraph = document.querySelector('p')
  expect(paragraph.fade('hide')).toBe(paragraph)
  expect(paragraph.style.visibility).toBe('')
  await arrive()
  expect(paragraph.style.visibility).toBe('hidden')
  expect(paragraph.fade('show').style.visibility).toBe('visible')
})

test('an effect that an element keeps can be set up before', async () => {
  const { arrive } = fetchLater()
  document.body.innerHTML = '<p>x</p>'
  const paragraph = document.querySelector('p')
  paragraph.set('tween', { duration: 40 })
  const kept = paragraph.get('tween')
  await arrive()
  expect(paragraph.get('tween').options.duration).toBe(40)
  expect(kept.options.duration).toBe(40)
})

test('a class that is made of one that is on its way waits with it', async () => {
  const { arrive } = fetchLater()
  document.body.innerHTML = '<h3>A</h3><div>a</div>'
  const seen = []
  const Tabs = new page.Class({
    Extends: window.Accordion,
    initialize(togglers, elements) {
      seen.push('made')
      this.parent(togglers, elements, { display: false })
    },
  })
  Tabs.implement({ first: () => 'first' })
  const tabs = new Tabs('h3', 'div')
  expect(seen).toEqual([])
  await arrive()
  expect([seen, tabs.togglers.length, tabs.first(), tabs instanceof window.Accordion]).toEqual([
    ['made'],
    1,
    'first',
    true,
  ])
  // And so does one of what was held meanwhile.
  const More = new page.Class({ Extends: Tabs })
  expect(new More('h3', 'div').togglers.length).toBe(1)
})

test('what one call throws is the page’s, and stops no other', async () => {
  const { arrive } = fetchLater()
  const thrown = []
  const note = (error) => thrown.push(error)
  const others = process.rawListeners('uncaughtException')
  process.removeAllListeners('uncaughtException').on('uncaughtException', note)
  document.body.innerHTML = '<p>x</p>'
  const missing = new window.Accordion('h3', 'div').nothing()
  document.querySelector('p').fade('hide')
  await arrive()
  process.off('uncaughtException', note)
  for (const other of others) process.on('uncaughtException', other)
  expect(thrown.map(({ name }) => name)).toEqual(['TypeError'])
  expect(document.querySelector('p').style.visibility).toBe('hidden')
  expect(missing.anything).toBeUndefined()
})

test('what the page has put in its place meanwhile stays', async () => {
  const { arrive } = fetchLater()
  const mine = () => 'mine'
  window.Accordion = mine
  await arrive()
  expect(window.Accordion).toBe(mine)
})

test('code that cannot be had is told, and the page goes on', async () => {
  const { errors } = complaints()
  const { here, refuse } = fetchLater()
  document.body.innerHTML = '<p>x</p>'
  document.querySelector('p').fade('hide')
  refuse(new Error('offline'))
  await here
  await settled()
  expect(document.querySelector('p').style.visibility).toBe('')
  expect(errors).toEqual([])
})

test('what is loaded into an element ends in its failure when the code cannot be had', async () => {
  const { here, refuse } = fetchLater()
  const [onFailure, onComplete, onSuccess] = [vi.fn(), vi.fn(), vi.fn()]
  const element = document.createElement('p')
  element.set('load', { onFailure, onComplete, onSuccess })
  expect(element.load('/horaires')).toBe(element)
  expect(onFailure).not.toHaveBeenCalled()
  refuse(new Error('offline'))
  await here
  await settled()
  expect([onFailure, onComplete, onSuccess].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  expect(element.load('/horaires')).toBe(element)
  await settled()
  expect(onFailure).toHaveBeenCalledTimes(2)
})

test('what a file of the page defines in the place of ours meanwhile stays', async () => {
  const { arrive } = fetchLater()
  const Slide = new page.Class({ Extends: page.Fx, theirs: true })
  page.Fx.Slide = Slide
  await arrive()
  expect(page.Fx.Slide).toBe(Slide)
  expect(typeof page.Fx.Scroll).toBe('function')
})
