/** Effects on styles: `Fx.Tween`, `Fx.Morph`, and what elements do with them. */

import { ownProperty } from '../../src/base/own-property'
import { hexParts, hexToRgb } from '../core/colours'
import { hideFaded } from '../core/faded'
import type { FxObject } from '../core/fx'
import { type Dictionary, type Loose, toArray } from '../core/loose'
import type { Kit } from '../kit'

interface Parser {
  parse(value: string): unknown
  compute(from: unknown, to: unknown, delta: number): unknown
  serve(value: unknown, unit?: string | false): unknown
}
interface Bit {
  value: unknown
  parser: Parser
}
interface StyledElement extends HTMLElement {
  setStyle(name: string, value: unknown): StyledElement
  getStyle(name: string): unknown
}

const step = (from: number, to: number, delta: number) => (to - from) * delta + from

/** Parsers of a value: the first that can read it is used, and pages may add their own. */
const parsers: Record<string, Parser> = {
  Color: {
    parse(value) {
      if (/^#[\da-f]{3,6}$/i.test(value)) return hexToRgb(hexParts(value), true)
      const parts = /(\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})/.exec(value)
      return parts ? [parts[1], parts[2], parts[3]] : false
    },
    compute: (from, to, delta) =>
      (from as number[]).map((part, index) =>
        Math.round(step(Number(part), Number((to as number[])[index]), delta)),
      ),
    serve: (value) => (value as number[]).map(Number),
  },
  Number: {
    parse: (value) => Number.parseFloat(value),
    compute: (from, to, delta) => step(from as number, to as number, delta),
    serve: (value, unit) => (unit ? `${value}${unit}` : value),
  },
  String: { parse: () => false, compute: (_from, to) => to, serve: (value) => value },
}
const asText = parsers.String as Parser

/** Marks the parts of a value as parsed, so that they are not parsed again. */
const parts = (bits: Bit[]) => Object.defineProperty(bits, '$family', { value: () => 'fx:css:value' })

function parse(given: unknown): Bit[] {
  const value = typeof given === 'function' ? given() : given
  const words = typeof value === 'string' ? value.split(' ') : toArray(value)
  return words.map((word) => {
    const text = String(word)
    for (const parser of Object.values(parsers)) {
      const parsed = parser.parse(text)
      if (parsed || parsed === 0) return { value: parsed, parser }
    }
    return { value: text, parser: asText }
  })
}

function serve(value: unknown, unit?: string | false): unknown[] {
  const isTaken = typeof (value as Dictionary | null)?.$family === 'function'
  const bits = isTaken ? (value as Bit[]) : parse(value)
  return bits.flatMap((bit) => bit.parser.serve(bit.value, unit))
}

/** The declarations that style sheets have under exactly this selector. */
function rulesFor(selector: string): Dictionary {
  const found: Dictionary = {}
  for (const sheet of document.styleSheets) {
    // The page cannot read the rules of another origin.
    if (sheet.href && new URL(sheet.href).origin !== location.origin) continue
    for (const rule of sheet.cssRules as Iterable<CSSRule> & CSSRuleList) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== selector) continue
      for (const name of rule.style) found[name] = rule.style.getPropertyValue(name)
    }
  }
  return found
}

interface CssFx extends FxObject {
  element: StyledElement
  property: string
  prepare(element: StyledElement, property: string, values: unknown): { from: Bit[]; to: Bit[] }
  render(element: StyledElement, property: string, value: unknown, unit?: string | false): void
  parse(value: unknown): Bit[]
  serve(value: unknown, unit?: string | false): unknown[]
  search(selector: string): Dictionary
}

/** Makes `Fx.CSS` and the effects on one property, or on several properties of one element. */
export function makeCssFx({ byId, defineClass, Fx }: Kit) {
  const FxCss = defineClass<CssFx>({
    Extends: Fx,
    prepare(element: StyledElement, property: string, given: unknown) {
      const values = toArray(given)
      const [first, last] = values
      const isOne = last === null || last === undefined
      const from = isOne ? element.getStyle(property) : first
      return { from: parts(this.parse(from)), to: parts(this.parse(isOne ? first : last)) }
    },
    parse: (value: unknown) => parse(value),
    serve: (value: unknown, unit?: string) => serve(value, unit),
    compute(from: Bit[], to: Bit[], delta: number) {
      const length = Math.min(from.length, to.length)
      const bits = from.slice(0, length).map(({ value, parser }, index) => ({
        value: parser.compute(value, to[index]?.value, delta),
        parser,
      }))
      return parts(bits)
    },
    render(element: StyledElement, property: string, value: unknown, unit?: string | false) {
      element.setStyle(property, this.serve(value, unit))
      if (property !== 'opacity') return
      // A script may have given a list of elements.
      for (const each of [element].flat())
        if (each.style?.opacity) hideFaded(each, Number(each.style.opacity))
    },
    search: rulesFor,
  })

  const Tween = defineClass<CssFx>({
    Extends: FxCss,
    initialize(element: unknown, options: unknown) {
      this.element = byId(element) as StyledElement
      this.subject = this.element
      this.parent(options)
    },
    set(...args: unknown[]) {
      const preset = this.property ?? this.options.property
      const [property, now] = args.length === 1 ? [preset, args[0]] : args
      this.render(this.element, String(property), now, this.options.unit)
      return this
    },
    start(...args: unknown[]) {
      if (!this.check(...args)) return this
      const values = args.flat()
      this.property = String(this.options.property ?? values.shift())
      const { from, to } = this.prepare(this.element, this.property, values)
      return this.parent(from, to)
    },
  })

  /** Of 1.1: the property is given once, at the start. */
  const Style = defineClass<CssFx>({
    Extends: Tween,
    initialize(element: unknown, property: string, options?: object) {
      this.parent(element, { ...options, property })
    },
  })

  const Morph = defineClass<CssFx>({
    Extends: FxCss,
    initialize(element: unknown, options: unknown) {
      this.element = byId(element) as StyledElement
      this.subject = this.element
      this.parent(options)
    },
    set(now: unknown) {
      const values = typeof now === 'string' ? this.search(now) : (now as Dictionary)
      for (const name in values) this.render(this.element, name, values[name], this.options.unit)
      return this
    },
    compute(from: Record<string, Bit[]>, to: Record<string, Bit[]>, delta: number) {
      return Object.fromEntries(
        Object.entries(from).map(([name, bits]) => [name, this.parent(bits, ownProperty(to, name), delta)]),
      )
    },
    start(given: unknown) {
      if (!this.check(given)) return this
      const values = typeof given === 'string' ? this.search(given) : (given as Dictionary)
      const [from, to]: Dictionary[] = [{}, {}]
      for (const name in values) {
        const prepared = this.prepare(this.element, name, values[name])
        Object.assign(from ?? {}, { [name]: prepared.from })
        Object.assign(to ?? {}, { [name]: prepared.to })
      }
      return this.parent(from, to)
    },
  })

  return {
    CSS: Object.defineProperty(FxCss, 'Parsers', { value: parsers }),
    Tween,
    Style,
    Morph,
    Styles: Morph,
  }
}

type Getter = StyledElement & {
  get(name: string): Loose
  store(key: string, value: unknown): void
  retrieve(key: string, preset?: unknown): unknown
}

/** Fades an element; once it cannot be seen, it cannot be reached either. */
function fade(this: Getter, ...args: unknown[]): Element {
  const [how = 'toggle'] = args
  const effect = this.get('tween')
  const isToggle = how === 'toggle'
  const isShown = isToggle && (this.retrieve('fade:flag') ?? this.getStyle('opacity') === 1)
  this.store('fade:flag', isToggle ? !isShown : undefined)
  const named: Record<string, number> = {
    __proto__: null as never,
    in: 1,
    out: 0,
    show: 1,
    hide: 0,
    toggle: isShown ? 0 : 1,
  }
  const values = String(how) in named ? [named[String(how)]] : args
  const to = Number(values.at(-1))
  const isInstant = how === 'show' || how === 'hide'
  effect[isInstant ? 'set' : 'start']?.('opacity', ...values)
  if (isInstant || to !== 0) this.setStyle('visibility', to === 0 ? 'hidden' : 'visible')
  else
    effect.chain?.(() => {
      // A handler of its end may have started the way back.
      if (effect.isRunning?.() || this.getStyle('opacity') !== 0) return
      this.setStyle('visibility', 'hidden')
      effect.callChain?.()
    })
  return this
}

function highlight(this: Getter, start?: string, end?: string): Element {
  const original = this.retrieve('highlight:original', this.getStyle('background-color'))
  const back = end ?? (String(original) === 'transparent' ? '#fff' : String(original))
  const effect = this.get('tween')
  effect.start?.('background-color', start ?? '#ffff88', back)
  effect.chain?.(() => {
    this.setStyle('background-color', original)
    effect.callChain?.()
  })
  return this
}

/** The methods of elements that use these effects. */
export const cssFxMethods = {
  tween(this: Getter, ...args: unknown[]) {
    this.get('tween').start?.(...args)
    return this
  },
  morph(this: Getter, values: unknown) {
    this.get('morph').start?.(values)
    return this
  },
  fade,
  highlight,
}
