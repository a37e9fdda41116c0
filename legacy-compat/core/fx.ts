/** `Fx`: steps from one value to another, on timers, as old pages and their tests expect. */
import { ownProperty } from '../../src/base/own-property'
import { Chain, defineClass, Events, isFree, Options } from './class-extras'
import { type Dictionary, type OldObject, toArray } from './loose'
import { overloadSetter } from './methods'
import { hidden } from './types'

const OPTIONS = { fps: 60, unit: false, duration: 500, frames: null, frameSkip: true, link: 'ignore' }

export interface FxObject extends OldObject {
  options: Omit<typeof OPTIONS, 'unit' | 'duration' | 'frames'> & {
    property?: string
    unit: string | false
    duration: number | string
    frames: number | null
    wait?: boolean
    transition?: string | ((place: number) => number)
  }
  subject: unknown
  from: unknown
  to: unknown
  frame: number
  frames: number
  frameInterval: number
  time: number | null
  transition(place: number): number
  set(now: unknown): unknown
  stop(): FxObject
  cancel(): FxObject
  isRunning(): boolean
  compute(from: unknown, to: unknown, delta: number): unknown
  step(now: number): void
  check(...args: unknown[]): boolean
  getTransition(): (place: number) => number
}

const running = new Map<number, FxObject[]>()
const timers = new Map<number, number>()

/** Starts an effect. All effects of one rate step together, the last one first. */
function begin(effect: FxObject, fps: number): void {
  const list = running.get(fps) ?? []
  running.set(fps, list)
  list.push(effect)
  if (timers.has(fps)) return
  const step = () => {
    const now = Date.now()
    for (let index = list.length; index--; ) list[index]?.step(now)
  }
  timers.set(fps, window.setInterval(step, Math.round(1000 / fps)))
}

function end(effect: FxObject, fps: number): void {
  const list = running.get(fps) ?? []
  const index = list.indexOf(effect)
  if (index < 0) return
  list.splice(index, 1)
  if (list.length > 0) return
  window.clearInterval(timers.get(fps))
  timers.delete(fps)
}

const durations: Record<string, number> = { __proto__: null as never, short: 250, normal: 500, long: 1000 }
const between = (from: number, to: number, delta: number) => (to - from) * delta + from

/** Finds the transition of a name such as `'quad:in:out'`. */
function namedTransition(given: string): ((place: number) => number) | undefined {
  const [name = '', ...ways] = given.split(':')
  const all = Fx.Transitions as unknown as Record<string, Dictionary>
  const transition = ownProperty(all, name) ?? ownProperty(all, name.charAt(0).toUpperCase() + name.slice(1))
  const way = ways.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return (way ? transition?.[`ease${way}`] : transition) as ((place: number) => number) | undefined
}

export const Fx = defineClass<FxObject>({
  Implements: [Chain, Events, Options],
  options: OPTIONS,
  initialize(options: unknown) {
    this.subject = this.subject ?? this
    this.setOptions(options)
    // As 1.1 says it.
    if (this.options.wait === false) this.options.link = 'cancel'
  },
  getTransition() {
    const given = this.options.transition
    const found = typeof given === 'string' ? namedTransition(given) : given
    // `sine:in:out`.
    return found ?? ((place: number) => (1 - Math.cos(Math.PI * place)) / 2)
  },
  step(now: number) {
    if (this.options.frameSkip) {
      this.frame += this.time === null ? 0 : (now - this.time) / this.frameInterval
      this.time = now
    } else this.frame++
    if (this.frame < this.frames) {
      this.set(this.compute(this.from, this.to, this.transition(this.frame / this.frames)))
    } else {
      this.frame = this.frames
      this.set(this.compute(this.from, this.to, 1))
      this.stop()
    }
  },
  set: (now: unknown) => now,
  // Effects in two directions compute pairs.
  compute: (from: unknown, to: unknown, delta: number) =>
    Array.isArray(from)
      ? from.map((value, index) => between(value, (to as number[])[index] ?? 0, delta))
      : between(from as number, to as number, delta),
  check(...args: unknown[]) {
    return isFree(this, this.isRunning(), args)
  },
  start(from: unknown, to: unknown) {
    if (!this.check(from, to)) return this
    const { frames, fps, duration, frameSkip } = this.options
    Object.assign(this, { from, to, frame: frameSkip ? 0 : -1, time: null })
    this.transition = this.getTransition()
    this.frameInterval = 1000 / fps
    const milliseconds = durations[duration] ?? (Number.parseInt(String(duration), 10) || 0)
    this.frames = frames ?? Math.round(milliseconds / this.frameInterval)
    this.fireEvent('start', this.subject)
    begin(this, fps)
    return this
  },
  stop() {
    if (!this.isRunning()) return this
    this.time = null
    end(this, this.options.fps)
    if (this.frames !== this.frame) return this.fireEvent('stop', this.subject)
    this.fireEvent('complete', this.subject)
    if (!this.callChain()) this.fireEvent('chainComplete', this.subject)
    return this
  },
  cancel() {
    if (!this.isRunning()) return this
    this.time = null
    end(this, this.options.fps)
    this.frame = this.frames
    return this.fireEvent('cancel', this.subject).clearChain()
  },
  pause() {
    this.time = null
    end(this, this.options.fps)
    return this
  },
  resume() {
    if (this.frame < this.frames && !this.isRunning()) begin(this, this.options.fps)
    return this
  },
  isPaused() {
    return this.frame < this.frames && !this.isRunning()
  },
  isRunning() {
    return running.get(this.options.fps)?.includes(this) ?? false
  },
})

type Curve = (place: number, parameters: number[]) => number

/** Makes a transition of a curve, with its `easeIn`, `easeOut` and `easeInOut`. */
function makeTransition(curve: Curve, given?: unknown): (place: number) => number {
  const parameters = toArray(given) as number[]
  const easeIn = (place: number) => curve(place, parameters)
  const easeOut = (place: number) => 1 - curve(1 - place, parameters)
  const easeInOut = (place: number) =>
    (place <= 0.5 ? curve(2 * place, parameters) : 2 - curve(2 * (1 - place), parameters)) / 2
  return Object.assign((place: number) => easeIn(place), { easeIn, easeOut, easeInOut })
}

function bounce(place: number): number {
  let [start, width] = [0, 1]
  while (place < (7 - 4 * start) / 11) {
    start += width
    width /= 2
  }
  return width * width - ((11 - 6 * start - 11 * place) / 4) ** 2
}

const CURVES: Readonly<Record<string, Curve>> = {
  Pow: (place, [power]) => place ** (power ?? 6),
  Expo: (place) => 2 ** (8 * (place - 1)),
  Circ: (place) => 1 - Math.sin(Math.acos(place)),
  Sine: (place) => 1 - Math.cos((place * Math.PI) / 2),
  Back: (place, [pull = 1.618]) => place ** 2 * ((pull + 1) * place - pull),
  Bounce: bounce,
  Elastic: (place, [turns = 1]) =>
    2 ** (10 * (place - 1)) * Math.cos((20 * (place - 1) * Math.PI * turns) / 3),
}

export function installFx(): void {
  hidden(Fx, 'compute', between)
  hidden(Fx, 'Durations', durations)
  hidden(Fx, 'Transition', makeTransition)
  const transitions: Dictionary = { linear: (place: number) => place }
  const extend = overloadSetter((name: string, curve: Curve) => {
    transitions[name] = makeTransition(curve)
  })
  hidden(transitions, 'extend', extend)
  extend.call(transitions, CURVES)
  ;['Quad', 'Cubic', 'Quart', 'Quint'].forEach((name, index) => {
    transitions[name] = makeTransition((place) => place ** (index + 2))
  })
  hidden(Fx, 'Transitions', transitions)
  hidden(Fx, 'Base', Fx)
}
