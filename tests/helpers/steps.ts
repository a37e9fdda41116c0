/**
 * Counts the steps of the project's own functions: the same on every machine, however busy it is. V8 counts how often
 * each block of code runs; what texts and lists do inside the browser counts by the characters that it goes over.
 */
import { type Profiler, Session } from 'node:inspector'

type Method = (this: unknown, ...args: unknown[]) => unknown
/** What a call goes over. */
type Cost = (self: ArrayLike<unknown>, args: readonly unknown[], result: unknown) => number

const whole: Cost = (self) => self.length
const upTo: Cost = (self, [, from = 0], result) =>
  (Number(result) < 0 ? self.length : Number(result)) - Number(from) + 1

const COSTS: readonly (readonly [object, Readonly<Record<PropertyKey, Cost>>])[] = [
  [
    String.prototype,
    {
      indexOf: (self, args, result) => Math.max(upTo(self, args, result), 1),
      includes: whole,
      lastIndexOf: (self, _, result) => self.length - Number(result),
      normalize: whole,
      replaceAll: whole,
      split: whole,
      startsWith: (_, [text]) => String(text).length,
      toLowerCase: whole,
      trim: whole,
    },
  ],
  [
    Array.prototype,
    {
      [Symbol.iterator]: whole,
      concat: whole,
      includes: whole,
      indexOf: whole,
      join: whole,
      shift: whole,
      slice: (_, __, result) => (result as unknown[]).length,
      splice: whole,
      unshift: whole,
    },
  ],
]

const session = new Session()
let isCounting = false
let native = 0

/** @returns how many steps all the calls take; what they throw is of no interest. */
export function stepsOf(calls: readonly (() => unknown)[]): number {
  if (!isCounting) {
    session.connect()
    session.post('Profiler.enable')
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    take()
    isCounting = true
  }
  native = 0
  const restore = countNative()
  for (const call of calls)
    try {
      call()
    } catch {
      // A text that is refused is read as far.
    }
  restore()
  return native + take()
}

/** Blocks that have run since the last time, of the project and of what it bundles. */
function take(): number {
  let blocks = 0
  session.post('Profiler.takePreciseCoverage', (_, { result }: Profiler.TakePreciseCoverageReturnType) => {
    for (const { url, functions } of result)
      if (/\/(src|islands|legacy-compat|cli)\/|\/node_modules\/zod\//.test(url) && !url.includes('/tests/'))
        for (const { ranges } of functions) for (const { count } of ranges) blocks += count
  })
  return blocks
}

/** @returns puts everything back. */
function countNative(): () => void {
  const undo = COSTS.flatMap(([prototype, costs]) =>
    Reflect.ownKeys(costs).map((name) => {
      const cost = costs[name] ?? whole
      return replaced(
        prototype,
        name,
        (own) =>
          function (...args) {
            const result = own.apply(this, args)
            native += cost(this as ArrayLike<unknown>, args, result)
            return result
          },
      )
    }),
  )
  // Every use of a pattern comes through here.
  undo.push(
    replaced(
      RegExp.prototype,
      'exec',
      (own) =>
        function (...args) {
          const { lastIndex: start, sticky } = this as RegExp
          const found = own.apply(this, args) as RegExpExecArray | null
          const end = found ? found.index + found[0].length : sticky ? start : String(args[0]).length
          native += Math.max(end - start, 1)
          return found
        },
    ),
  )
  return () => {
    for (const put of undo) put()
  }
}

function replaced(prototype: object, name: PropertyKey, made: (own: Method) => Method): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name)
  if (!descriptor) throw new Error(`no ${String(name)}`)
  Object.defineProperty(prototype, name, { ...descriptor, value: made(descriptor.value) })
  return () => Object.defineProperty(prototype, name, descriptor)
}
