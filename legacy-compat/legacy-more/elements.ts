/** `Fx.Elements` moves several elements at once: `{ 0: { height: 20 }, 1: {…} }`. */
import { ownProperty } from '../../src/base/own-property'
import type { FxObject } from '../core/fx'
import type { Dictionary, Loose } from '../core/loose'
import type { Kit } from '../kit'

export type Values = Record<string, Dictionary>
export interface ElementsFx extends FxObject {
  elements: HTMLElement[]
  prepare(element: Element, property: string, values: unknown): Dictionary
  render(element: Element, property: string, value: unknown, unit?: string | false): void
  start(values: Values): ElementsFx
}

/** Computes a value for each value of each element. */
function map(values: Values, compute: (value: unknown, index: string, name: string) => unknown): Values {
  const result: Values = {}
  for (const [index, given] of Object.entries(values)) {
    const computed: Dictionary = {}
    for (const name in given) computed[name] = compute(given[name], index, name)
    result[index] = computed
  }
  return result
}

export const makeElements = ({ defineClass, all }: Kit, above: Loose) =>
  defineClass<ElementsFx>({
    Extends: above,

    initialize(elements: unknown, options: unknown) {
      this.elements = all(elements) as unknown as HTMLElement[]
      this.subject = this.elements
      this.parent(options)
    },
    compute(from: Values, to: Values, delta: number) {
      return map(from, (value, index, name) => this.parent(value, ownProperty(to, index)?.[name], delta))
    },
    set(now: Values) {
      map(now, (value, index, name) => {
        const element = this.elements[Number(index)]
        if (element) this.render(element, name, value, this.options.unit)
      })
      return this
    },
    start(values: Values) {
      if (!this.check(values)) return this
      const prepared = map(values, (value, index, name) => {
        const element = this.elements[Number(index)]
        return element ? this.prepare(element, name, value) : { from: [], to: [] }
      })
      const side = (key: string) => map(prepared, (value) => (value as Dictionary)[key])
      return this.parent(side('from'), side('to'))
    },
  })
