/** Engines with islands made for one test. */
import { vi } from 'vitest'
import type { AttributeSchema } from '../../src/contracts/attributes'
import type { Dispose, Island, IslandContext } from '../../src/contracts/island'
import { type Engine, makeEngine } from '../../src/engine/engine'
import { defineIsland } from '../../src/island/define-island'
import { services } from '../../src/registry-entries'

interface Fake extends Partial<Omit<Island, 'name' | 'load'>> {
  readonly attributes?: AttributeSchema
  // biome-ignore lint/suspicious/noConfusingVoidType: what a mount returns.
  mount?(host: HTMLElement, context: IslandContext): Dispose | void | Promise<Dispose | void>
  /** Runs before the code is there: reject to fail, wait to be slow. */
  before?(): Promise<unknown>
}

/** An island on `.name`, at once, that does nothing by default. */
export function fakeIsland(
  name: string,
  { mount = () => {}, before, attributes = {}, ...more }: Fake = {},
): Island {
  return {
    name,
    marker: { selector: `.${name}` },
    when: { on: 'now' },
    ...more,
    load: async () => {
      await before?.()
      return { island: defineIsland(attributes, { fr: {}, en: {} }, mount) }
    },
  }
}

/** Puts `html` in the body and starts an engine on it; settles when the first scan is done. */
export async function startOn(html: string, ...islands: Island[]): Promise<Engine> {
  document.body.innerHTML = html
  const engine = makeEngine(islands, services, null)
  await engine.ready
  return engine
}

/** Lets everything that is already due happen: microtasks, mutation records, timers of 0. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => setTimeout(resolve))
}

/** A promise that is settled by hand. */
export function gate<Value = void>() {
  let open: (value: Value) => void = () => {}
  let refuse: (reason: unknown) => void = () => {}
  const passed = new Promise<Value>((resolve, reject) => {
    open = resolve
    refuse = reject
  })
  return { passed, open, refuse }
}

/** What is printed from now on, instead of being shown. */
export function complaints(): { readonly errors: string[]; readonly warnings: string[] } {
  const errors: string[] = []
  const warnings: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void errors.push(String(line)))
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void warnings.push(String(line)))
  return { errors, warnings }
}

/** The element that a selector finds. @throws when there is none. */
export function find<Found extends HTMLElement = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found {
  const element = root.querySelector<Found>(selector)
  if (!element) throw new Error(`no ${selector} in the page`)
  return element
}
