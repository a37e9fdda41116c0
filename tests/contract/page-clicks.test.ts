/**
 * Contract §8: what a page script has put on a marker, in it or around it, runs within the click, code or no code.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { casesOf } from '../../fixtures/cases/index'
import { type Engine, makeEngine } from '../../src/engine/engine'
import { islands, services } from '../../src/registry-entries'
import { complaints, settled } from '../helpers/engine'
import { stubServer } from '../helpers/server'
import { WHOLE } from '../helpers/whole'

/** Parts of markers, whichever of them an island answers for. */
const PARTS = 'a,button,input,select,label,summary,th,p,[data-role],[data-goto-url],[data-tile]'

const engines: Engine[] = []
afterEach(() => {
  for (const engine of engines.splice(0)) engine.lifecycle.sweep(() => true)
})
beforeEach(() => {
  complaints()
  stubServer()
  // Whose site the cases are written for.
  vi.stubGlobal('IlotsConfig', { product: 'vitrea' })
  // What happy-dom would fetch when a form is sent.
  addEventListener('submit', (event) => event.preventDefault(), { capture: true })
})

/** The registry, on every case of one island, with all code on its way for as long as the test lasts. */
async function waitOn(name: string): Promise<HTMLElement[]> {
  const cases = casesOf[name] ?? []
  for (const [attribute, value] of cases.flatMap(({ body }) => Object.entries(body ?? {})))
    document.body.setAttribute(attribute, value)
  document.body.innerHTML = `<main>${cases.map(({ html }) => html).join('')}<a href="#">Rien</a></main>`
  const engine = makeEngine(
    islands.map((island) => ({ ...island, load: () => new Promise<never>(() => {}) })),
    services,
    null,
  )
  engines.push(engine)
  await settled()
  const hosts = [...engine.lifecycle.live].filter(({ island }) => island.name === name)
  const touched = hosts.flatMap(({ host }) => [host, ...host.querySelectorAll<HTMLElement>(PARTS)])
  // A disabled control is clicked by nobody; a link in a drawing has no `click()`.
  const isClicked = (element: Element) =>
    element instanceof HTMLElement && !element.matches(':root,:disabled')
  return touched.filter(isClicked)
}

/** Where a page script may listen, until `signal` aborts. */
const HANDLERS: Readonly<
  Record<string, (element: HTMLElement, run: () => void, signal: AbortSignal) => void>
> = {
  'its onclick': (element, run) => {
    element.onclick = run
  },
  'a listener on it': (element, run, signal) => element.addEventListener('click', run, { signal }),
  'a listener around it': (_, run, signal) => document.body.addEventListener('click', run, { signal }),
  'a listener of the document': (_, run, signal) => document.addEventListener('click', run, { signal }),
  'a listener of the window': (_, run, signal) => addEventListener('click', run, { signal }),
}

/** `npm run test:for` names one. */
const { ISLAND } = process.env
const names = islands.map(({ name }) => name).filter((name) => !ISLAND || name === ISLAND)

/** Every day a click is asked of one of each kind: what acts at once, what opens, what replaces, what sends. */
const DAILY: readonly string[] = ['goto-block', 'popup', 'content-block', 'form']
const isDaily = (name: string, index: number) => index === 0 && (DAILY.includes(name) || name === ISLAND)

describe.each(names)('%s', (name) => {
  for (const [index, [where, give]] of Object.entries(HANDLERS).entries())
    test(
      `a click runs ${where}, before anything else is done`,
      isDaily(name, index) ? {} : WHOLE,
      async () => {
        const touched = await waitOn(name)
        expect(touched).not.toHaveLength(0)
        const unheard = touched.filter((element) => {
          const run = vi.fn()
          const clicked = new AbortController()
          give(element, run, clicked.signal)
          element.click()
          clicked.abort()
          return run.mock.calls.length === 0
        })
        expect(unheard.map(({ outerHTML }) => outerHTML)).toEqual([])
      },
    )
})
