/**
 * Architecture §5, rules 1 to 4, for every island of the registry × every case of the fixtures: the first of each
 * every day.
 */
import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Case } from '../../fixtures/cases/case'
import { casesOf } from '../../fixtures/cases/index'
import { cases as componentCases } from '../../fixtures/cases/own-component'
import { cases as ownCases } from '../../fixtures/cases/own-island'
import type { Island } from '../../src/contracts/island'
import { ADDED, AROUND } from '../../src/dom/added-nodes'
import { makeApi } from '../../src/engine/api'
import type { Engine } from '../../src/engine/engine'
import { islands } from '../../src/registry-entries'
import { complaints, fakeIsland, settled, startOn } from '../helpers/engine'
import { watched } from '../helpers/intersection'
import { ownIsland } from '../helpers/own-example'
import { alive, clearPage, watchTimers } from '../helpers/page'
import { stubServer } from '../helpers/server'
import { dailyFirst, WHOLE } from '../helpers/whole'
import { morphs } from '../neighbours/morphs'

const refused = fakeIsland('throws', {
  marker: { selector: 'body *' },
  mount() {
    throw new Error('cassé')
  },
})

/** The island itself, at once, counting its mounts. */
function counted(island: Island) {
  const mounts = vi.fn()
  const load = async (...again: Parameters<Island['load']>) => {
    const { island: lazy } = await island.load(...again)
    const mount: typeof lazy.mount = (slot, engine) => {
      mounts(slot.host)
      return lazy.mount(slot, engine)
    }
    return { island: { ...lazy, mount } }
  }
  return { mounts, island: { ...island, when: { on: 'now' as const }, load } }
}

/** The case in the page, and its engine. */
async function open(island: Island, { html, body = {} }: Case, ...neighbours: Island[]) {
  for (const [name, value] of Object.entries(body)) document.body.setAttribute(name, value)
  const { mounts, island: now } = counted(island)
  document.body.innerHTML = `<main>${html}</main>`
  const before = document.body.outerHTML
  const engine = await startOn(document.body.innerHTML, ...neighbours, now)
  engines.push(engine)
  await settled()
  return { engine, mounts, before, ilots: makeApi(engine) }
}

/** A placeholder that types itself goes on meanwhile. */
const atRest = () => document.body.outerHTML.replace(/ placeholder="[^"]*"/, '')
/** What is drawn anew has another number in its ids. */
const withoutNumbers = (html: string) => html.replace(/\bilots-([a-z-]+)-\d+/g, 'ilots-$1')
/** The server's HTML, with one word changed that visitors read. */
function reworded(html: string): string {
  const box = document.createElement('template')
  box.innerHTML = html
  const walker = document.createTreeWalker(box.content, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!/\p{L}{3}/u.test(text.data) || text.parentElement?.closest('script,style,textarea,option,template'))
      continue
    text.data = text.data.replace(/\p{L}{3,}/u, 'Autrement')
    break
  }
  return box.innerHTML
}
const isServers = (element: Element) =>
  !element.matches(`[${ADDED}]`) && (element.closest(`[${ADDED}]`)?.getAttribute(ADDED) ?? AROUND) === AROUND
/** @returns gives the attributes of the server's elements that have been written meanwhile and are there. */
function watchAttributes(): () => (readonly [Element, string])[] {
  const written = new Map<string, readonly [Element, string]>()
  const elements: Element[] = []
  const hear = (records: readonly MutationRecord[]) => {
    for (const { target, attributeName } of records) {
      const element = target as Element
      if (!attributeName || attributeName.startsWith('data-ilot')) continue
      if (!elements.includes(element)) elements.push(element)
      written.set(`${elements.indexOf(element)} ${attributeName}`, [element, attributeName])
    }
  }
  const observer = new MutationObserver(hear)
  observer.observe(document.documentElement, { attributes: true, subtree: true })
  return () => {
    hear(observer.takeRecords())
    observer.disconnect()
    return [...written.values()].filter(([element, name]) => isServers(element) && element.hasAttribute(name))
  }
}
const VARIANTS = [
  ['itself', (html: string) => html],
  ['another text', reworded],
] as const
/** Code that comes later is here, and what waits for a frame is done. */
async function comeToRest(): Promise<void> {
  await settled()
  await vi.dynamicImportSettled()
  await new Promise(requestAnimationFrame)
  await settled()
}
const slots = (engine: Engine, name: string) =>
  [...engine.lifecycle.live].filter(({ island }) => island.name === name)
const states = (engine: Engine, name: string) => slots(engine, name).map(({ state }) => state)

let calls: unknown[]
const engines: Engine[] = []
// A countdown that goes on would speak in the next test's page.
afterEach(() => {
  for (const engine of engines.splice(0)) engine.lifecycle.sweep(() => true)
})
beforeEach(() => {
  complaints()
  calls = stubServer()
  // Whose site the cases are written for.
  vi.stubGlobal('IlotsConfig', { product: 'vitrea' })
})

test('no name is used twice', () => {
  const names = islands.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

/** The other islands are the same bytes in both flavours. */
const isDrawn = ({ name }: Island) => readdirSync(`islands/${name}`).some((file) => file.endsWith('.tsx'))
const isFirst = process.env.FLAVOUR === 'preact'
/** An integrator's own keep the same rules; the examples stand for all. */
const own = await ownIsland('own-island/compteur.js')
const drawn = await ownIsland('own-component/estimation.js')
/** `npm run test:for` names one. */
const { ISLAND } = process.env
const judged = [
  ...islands.filter((island) => isFirst || isDrawn(island)),
  ...(isFirst ? [own] : []),
  drawn,
].filter(({ name }) => !ISLAND || name === ISLAND)
const casesHere: typeof casesOf = { ...casesOf, [own.name]: ownCases, [drawn.name]: componentCases }

describe.each(judged.map((island) => [island.name, island] as const))('%s', (name, island) => {
  const cases = casesHere[name] ?? []

  test('has cases, of different names, of which one mounts', async () => {
    expect(new Set(cases.map((each) => each.name)).size).toBe(cases.length)
    const [first] = cases
    if (!first) throw new Error(`islands/${name}/cases.ts is missing, or has no case`)
    const { engine } = await open(island, first)
    expect(states(engine, name)).toContain('mounted')
  })

  for (const [index, each] of cases.entries())
    describe(`${each.name}`, dailyFirst(index), () => {
      test('mounts once, or says why not', async () => {
        const { engine, mounts } = await open(island, each)
        const hosts = mounts.mock.calls.map(([host]) => host as Element)
        expect(new Set(hosts).size).toBe(hosts.length)
        expect(hosts).toHaveLength(slots(engine, name).length)
        for (const { state, reason, host } of slots(engine, name)) {
          expect(state).toMatch(/^(mounted|refused|failed)$/)
          if (state !== 'mounted') expect(reason).not.toBe('')
          expect((host.dataset.ilotMounted ?? '').split(' ').includes(name)).toBe(state === 'mounted')
        }
      })

      test('scanned twice, changes nothing', async () => {
        const { mounts, ilots } = await open(island, each)
        const { length } = mounts.mock.calls
        // Code that comes later is here, and what is spoken is written, in the frame after its region.
        await vi.dynamicImportSettled()
        await new Promise(requestAnimationFrame)
        const html = atRest()
        await ilots.mount(document)
        await settled()
        expect(mounts).toHaveBeenCalledTimes(length)
        expect(atRest()).toBe(html)
      })

      test('moved, keeps its island', async () => {
        const { engine, mounts } = await open(island, each)
        const { length } = mounts.mock.calls
        const before = states(engine, name)
        document.body.append(document.createElement('aside'), ...document.querySelectorAll('main'))
        await settled()
        expect(mounts).toHaveBeenCalledTimes(length)
        expect(states(engine, name)).toEqual(before)
      })

      test('removed, is disposed', async () => {
        const { engine } = await open(island, each)
        // What belongs to the page as a whole goes with it.
        if (slots(engine, name).some(({ host }) => host === document.documentElement)) return
        const before = slots(engine, name)
        document.body.replaceChildren()
        await settled()
        expect(before.filter(({ state }) => state !== 'disposed')).toEqual([])
        expect(engine.lifecycle.live.size).toBe(0)
      })

      test('unmounted, gives the server’s HTML back byte for byte', async () => {
        const { ilots, before } = await open(island, each)
        ilots.unmount(document)
        await settled()
        expect(document.body.outerHTML).toBe(before)
      })

      test('unmounted, leaves what another script has written since into its attributes', async () => {
        const changed = watchAttributes()
        const { ilots } = await open(island, each)
        await comeToRest()
        const written = changed()
        for (const [element, name] of written) element.setAttribute(name, 'autre')
        ilots.unmount(document)
        await settled()
        const lost = written.filter(([element, name]) => element.getAttribute(name) !== 'autre')
        expect(lost.map(([element, name]) => `${element.localName} ${name}`)).toEqual([])
      })

      for (const [library, morph] of Object.entries(morphs))
        for (const [variant, change] of VARIANTS)
          test(
            `morphed by ${library} over ${variant}, is as it would be on that HTML`,
            library === 'idiomorph' && change === reworded ? {} : WHOLE,
            async () => {
              // A slideshow in disorder: its first picture is the same twice.
              vi.spyOn(Math, 'random').mockReturnValue(0)
              const morphMain = () => {
                for (const main of document.querySelectorAll('body>main')) morph(main, html)
              }
              // As the library leaves the page by itself.
              document.body.innerHTML = `<main>${each.html}</main>`
              const html = change(document.body.innerHTML)
              morphMain()
              const morphed = document.body.innerHTML
              const inner = morphed.slice('<main>'.length, -'</main>'.length)
              const fresh = await open(island, { ...each, html: inner })
              await comeToRest()
              const expected = { states: states(fresh.engine, name), html: withoutNumbers(atRest()) }
              fresh.engine.lifecycle.sweep(() => true)
              clearPage()
              complaints()
              calls = stubServer()
              const { engine, ilots } = await open(island, each)
              morphMain()
              await comeToRest()
              expect(states(engine, name)).toEqual(expected.states)
              expect(withoutNumbers(atRest())).toBe(expected.html)
              ilots.unmount(document)
              await settled()
              expect(document.body.innerHTML).toBe(morphed)
            },
          )

      test('is harmed by no neighbour that throws', async () => {
        const { engine } = await open(island, each)
        const alone = states(engine, name)
        document.body.replaceChildren()
        const { engine: crowded } = await open(island, each, refused)
        expect(states(crowded, name)).toEqual(alone)
        expect(new Set(states(crowded, 'throws'))).toEqual(new Set(['failed']))
      })

      test('leaves no listener, timer, observer or request', async () => {
        // What the page keeps for all islands together is there after the first time.
        const { engine, ilots } = await open(island, each)
        ilots.unmount(document)
        // How long code may take is the loader's: `chunks.test.ts`.
        vi.spyOn(engine, 'fetchCode').mockImplementation((_, load) => load(''))
        watchTimers()
        const before = alive()
        await ilots.mount(document)
        await settled()
        ilots.unmount(document)
        await settled()
        expect(alive()).toEqual(before)
        expect(watched()).toBe(0)
        expect(calls).toEqual([])
      })
    })
})
