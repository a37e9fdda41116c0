/** `Request.Queue`: requests of several kinds, so many at a time. */
import type { Dictionary, Loose, Members, OldObject } from '../core/loose'
import type { RequestObject } from '../core/request'
import type { Kit } from '../kit'

type Waiting = (() => void) & { readonly name: string }
interface Queued extends RequestObject {
  _groupSend?: RequestObject['send']
}
interface QueueObject extends OldObject {
  options: { stopOnFailure: boolean; autoAdvance: boolean; concurrent: number }
  requests: Members<Queued>
  queue: Waiting[]
  binders: Members<Dictionary>
  error: boolean
  addRequest(name: string, request: Queued): QueueObject
  attach(name: string, request: Queued): QueueObject
  getName(request: unknown): string | null
  getRunning(): Record<string, Queued>
  send(name: string, options?: unknown): QueueObject
  runNext(name?: string): QueueObject
}

const EVENTS = ['request', 'complete', 'cancel', 'success', 'failure', 'exception']

export function makeQueue({ defineClass, Events, Options }: Kit): Loose {
  const running = (self: QueueObject) => Object.keys(self.getRunning()).length
  /** After a request: the next one, unless an error stops all. */
  const goOn = (self: QueueObject, isStopped: boolean) => {
    if (self.options.autoAdvance && !isStopped) self.runNext()
  }
  const fail = (type: string) =>
    function (this: QueueObject, ...args: unknown[]) {
      this.error = true
      goOn(this, this.options.stopOnFailure)
      this.fireEvent(type, args)
    }
  const advance = (type: string) =>
    function (this: QueueObject, ...args: unknown[]) {
      goOn(this, this.error)
      this.fireEvent(type, args)
    }

  return defineClass<QueueObject>({
    Implements: [Options, Events],
    options: { stopOnFailure: true, autoAdvance: true, concurrent: 1 },
    initialize(given: Dictionary = {}) {
      // Requests are no options: those are copied.
      const { requests, ...options } = given
      this.setOptions(options)
      Object.assign(this, { requests: {}, queue: [], binders: {}, error: false })
      for (const [name, request] of Object.entries(requests ?? {})) this.addRequest(name, request as Queued)
    },
    addRequest(name: string, request: Queued) {
      this.requests[name] = request
      return this.attach(name, request)
    },
    addRequests(requests: Record<string, Queued>) {
      for (const [name, request] of Object.entries(requests)) this.addRequest(name, request)
      return this
    },
    getName(request: unknown) {
      return Object.keys(this.requests).find((name) => this.requests[name] === request) ?? null
    },
    attach(name: string, request: Queued) {
      if (request._groupSend) return this
      const handlers: Dictionary = {}
      this.binders[name] = handlers
      for (const type of EVENTS) {
        handlers[type] = (...args: unknown[]) =>
          (this[`on${type[0]?.toUpperCase()}${type.slice(1)}`] as (...args: unknown[]) => void)(
            name,
            request,
            ...args,
          )
        request.addEvent(type, handlers[type])
      }
      request._groupSend = request.send
      request.send = (options?: unknown) => {
        this.send(name, options)
        return request
      }
      return this
    },
    removeRequest(given: unknown) {
      const name = typeof given === 'string' ? given : (this.getName(given) ?? '')
      const request = this.requests[name]
      if (!request) return this
      for (const type of EVENTS) request.removeEvent(type, this.binders[name]?.[type])
      if (request._groupSend) request.send = request._groupSend
      delete request._groupSend
      delete this.requests[name]
      return this
    },
    getRunning() {
      return Object.fromEntries(Object.entries(this.requests).filter(([, request]) => request.running))
    },
    isRunning() {
      return running(this) > 0
    },
    send(name: string, options?: unknown) {
      const run = () => {
        const at = this.queue.indexOf(run as Waiting)
        if (at >= 0) this.queue.splice(at, 1)
        const request = this.requests[name]
        request?._groupSend?.(options)
      }
      Object.defineProperty(run, 'name', { value: name })
      const waits = running(this) >= this.options.concurrent || (this.error && this.options.stopOnFailure)
      if (waits) this.queue.push(run as Waiting)
      else run()
      return this
    },
    hasNext(name?: string) {
      return this.queue.some((waiting) => !name || waiting.name === name)
    },
    resume() {
      this.error = false
      for (let free = this.options.concurrent - running(this); free > 0; free -= 1) this.runNext()
      return this
    },
    runNext(name?: string) {
      this.queue.find((waiting) => !name || waiting.name === name)?.()
      return this
    },
    runAll() {
      for (const run of [...this.queue]) run()
      return this
    },
    clear(name?: string) {
      this.queue = this.queue.filter((waiting) => name && waiting.name !== name)
      return this
    },
    cancel(name: string) {
      this.requests[name]?.cancel()
      return this
    },
    onRequest(...args: unknown[]) {
      this.fireEvent('request', args)
    },
    onComplete(...args: unknown[]) {
      this.fireEvent('complete', args)
      if (this.queue.length === 0) this.fireEvent('end')
    },
    onCancel: advance('cancel'),
    onSuccess: advance('success'),
    onFailure: fail('failure'),
    onException: fail('exception'),
  })
}
