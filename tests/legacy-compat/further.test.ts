// @module-tag own-window
// @ts-nocheck: written as page scripts of that time, which have no types.
/** Parts of the older library that are fetched when a script first names them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foresee } from '../../legacy-compat/legacy-more/further'
import { installMore } from '../../legacy-compat/more'
import { makeEngine } from '../../src/engine/engine'
import { services } from '../../src/registry-entries'
import { gate, settled } from '../helpers/engine'
import { installCoreAlone } from '../helpers/legacy'

const core = installCoreAlone()
const NAMES = Object.getOwnPropertyNames(window)
let order: string[]
let passed: () => void
let refused: (error: Error) => void
let asked: string[]

/** The class and the method of a part, as its chunk brings them. */
const drag = () => ({
  globals: {
    Drag: new core.Class({
      Implements: core.Options,
      options: { grid: false },
      initialize(element, options) {
        this.element = element
        this.setOptions(options)
      },
      attach() {
        order.push('attached')
        return this
      },
    }),
  },
  methods: {
    makeDraggable() {
      order.push(`draggable ${this.id}`)
      return new window.Drag(this)
    },
  },
})

let wanted: string[]
function install(create = {}) {
  const engine = makeEngine([], services, null)
  const { passed: here, open, refuse } = gate()
  passed = open
  refused = refuse
  vi.spyOn(engine, 'fetchCode').mockResolvedValue({
    create: async () => ({
      foresee(_parts, wants) {
        for (const name of wanted) wants[name]()
      },
      further: async (name) => {
        asked.push(name)
        await here
        return drag()
      },
      ...create,
    }),
  })
  return installMore(engine, core.Browser)
}

beforeEach(() => {
  order = []
  asked = []
  wanted = []
})
afterEach(() => {
  for (const name of Object.getOwnPropertyNames(window)) if (!NAMES.includes(name)) delete window[name]
  delete Element.prototype.makeDraggable
  vi.restoreAllMocks()
})

// The first of the file: the page is ready once.
test('domready waits for what scripts have asked before it, and for what they name', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  wanted = ['dates']
  install()
  document.addEvent('domready', () => order.push('ready'))
  window.Drag
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await settled()
  expect([asked, order]).toEqual([['drag', 'dates'], []])
  passed()
  await settled()
  expect(order).toEqual(['ready'])
})

test('a part is asked for when a script reads one of its names, once, and does then what it was asked', async () => {
  await install()
  await settled()
  expect(asked).toEqual([])
  const moving = new window.Drag('box', { grid: 5 }).attach()
  expect([typeof window.Slider, `${moving.element}!`, moving.x + 1]).toEqual(['function', '!', '1'])
  await settled()
  expect([asked, order]).toEqual([['drag'], []])
  passed()
  await settled()
  expect(order).toEqual(['attached'])
  expect([moving.element, moving.options.grid, moving instanceof window.Drag]).toEqual(['box', 5, true])
})

test('a method of its elements asks for it as well; what is asked of its answer is done in its turn', async () => {
  await install()
  document.body.innerHTML = '<p id="a"></p>'
  const element = document.querySelector('p')
  element.makeDraggable().attach()
  passed()
  await settled()
  expect(order).toEqual(['draggable a', 'attached'])
  expect(element.makeDraggable()).toBeInstanceOf(window.Drag)
})

test('a method that is called for what it does answers with its element until then', async () => {
  await install()
  const element = document.createElement('p')
  expect(element.mask()).toBe(element)
})

test('a class that extends one of a part that is on its way is made with it', async () => {
  await install()
  const Own = new core.Class({ Extends: window.Drag, own: () => 'own' })
  const made = new Own('box').attach()
  passed()
  await settled()
  expect([order, made.own(), made.element]).toEqual([['attached'], 'own', 'box'])
})

test('a script that walks through all that a name leads to comes to an end', async () => {
  await install()
  const seen = new Set()
  const walk = (value) => {
    if (Object(value) !== value || seen.has(value) || seen.size > 50) return
    seen.add(value)
    for (const key of Reflect.ownKeys(value)) walk(value[key])
    for (const key in value) walk(value[key])
  }
  walk(window.Drag.Move)
  expect(seen.size).toBe(1)
})

test('what the page defines under a name of a part stays, and nothing is fetched for it', async () => {
  await install()
  const mine = () => 'mine'
  window.Drag = mine
  expect(window.Drag()).toBe('mine')
  await settled()
  expect(asked).toEqual([])
})

test('a part that cannot be had is forgotten, and its requests fail as one without an answer', async () => {
  await install()
  const onFailure = vi.fn()
  const complete = vi.fn()
  const request = new core.Request.JSONP({ url: '/x', onFailure }).addEvent('complete', complete)
  request.send()
  const slider = new window.Drag('a')
  refused(new Error('offline'))
  await settled()
  expect([onFailure.mock.calls.length, complete.mock.calls.length]).toEqual([1, 1])
  expect(onFailure.mock.calls[0][0]).toBeInstanceOf(XMLHttpRequest)
  expect([request.status, String(slider)]).toEqual([0, ''])
})

test('without the code that fetches them, parts are lost as well', async () => {
  const engine = makeEngine([], services, null)
  vi.spyOn(engine, 'fetchCode').mockRejectedValue(new Error('offline'))
  const onFailure = vi.fn()
  const here = installMore(engine, core.Browser)
  const request = new core.Request.JSONP({ url: '/x', onFailure })
  request.send()
  await here
  await settled()
  expect(onFailure).toHaveBeenCalledOnce()
  expect([request.status, `${new window.Drag('a').element}`]).toEqual([0, ''])
})

/** Of each part: its globals, and its methods. */
const PARTS = {
  assets: ['Asset Mask', Element, 'getComputedSize'],
  drag: ['Drag', Element, 'makeDraggable'],
  extras: ['Color', Array, 'rgbToHsb'],
}
const seen = () => {
  const names = []
  foresee(PARTS, Object.fromEntries(Object.keys(PARTS).map((name) => [name, () => names.push(name)])))
  return names
}

test('scripts that name nothing of the parts ask for none', () => {
  window.pageOf2009 = { Reset: new core.Class({ go: () => document.body.getSize() }) }
  expect(seen()).toEqual([])
  delete window.pageOf2009
})

test.each([
  [
    'a script that stands in the page',
    () => {
      const script = document.createElement('script')
      script.type = 'text/plain'
      script.text = "var moving = new Drag.Move('box')"
      document.head.append(script)
      return () => script.remove()
    },
    'drag',
  ],
  [
    'a handler of domready',
    () => {
      const handler = () => document.body.getComputedSize()
      window.addEvent('domready', handler)
      return () => window.removeEvent('domready', handler)
    },
    'assets',
  ],
  [
    'a method of a class',
    () => {
      window.Gallery = new core.Class({ show: () => new window.Mask() })
      return () => delete window.Gallery
    },
    'assets',
  ],
  [
    'a class inside an object',
    () => {
      window.shop = { Cart: new core.Class({ paint: () => [1, 2, 3].rgbToHsb() }) }
      return () => delete window.shop
    },
    'extras',
  ],
  [
    'a function of the page',
    () => {
      window.paint = () => window.Color
      return () => delete window.paint
    },
    'extras',
  ],
])('a part is foreseen that %s names', (_where, put, part) => {
  const undo = put()
  expect(seen()).toEqual([part])
  undo()
})
