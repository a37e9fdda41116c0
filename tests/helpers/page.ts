/** The page between two tests: what an engine hung on the document, the window and the DOM is taken away. */
interface Listening {
  readonly target: EventTarget
  readonly type: string
  readonly listener: unknown
  readonly capture: boolean
}
type Options = boolean | AddEventListenerOptions | undefined

const listening = new Set<Listening>()
const timers = new Set<unknown>()
let observers: MutationObserver[] = []
/** happy-dom's nodes inherit from a class below the global `EventTarget`. */
const prototype = ownerOf(document, 'addEventListener') as EventTarget
const { addEventListener: add, removeEventListener: remove } = prototype
const native = {
  add: globalThis.addEventListener,
  remove: globalThis.removeEventListener,
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
}
const NativeObserver = globalThis.MutationObserver
const page = globalThis as unknown as EventTarget

function ownerOf(object: object, name: string): object {
  return Object.hasOwn(object, name) ? object : ownerOf(Object.getPrototypeOf(object) as object, name)
}

const isCapture = (options: Options) =>
  typeof options === 'object' ? (options.capture ?? false) : (options ?? false)

function note(target: EventTarget, type: string, listener: unknown, options: Options): void {
  const { signal, once } = typeof options === 'object' ? options : {}
  if (!listener || signal?.aborted || target instanceof AbortSignal) return
  const entry = { target, type, listener, capture: isCapture(options) }
  const forget = () => void listening.delete(entry)
  forgetOne(target, type, listener, options)
  listening.add(entry)
  if (signal) add.call(signal, 'abort', forget)
  if (!once) return
  if (target === page) native.add.call(page, type, forget, { capture: entry.capture, once })
  else add.call(target, type, forget, { capture: entry.capture, once })
}

function forgetOne(target: EventTarget, type: string, listener: unknown, options: Options): void {
  for (const entry of listening)
    if (
      entry.target === target &&
      entry.type === type &&
      entry.listener === listener &&
      entry.capture === isCapture(options)
    )
      listening.delete(entry)
}

/** happy-dom gives what is behind a form as the target, and the form itself to everybody else. */
function withForm(record: MutationRecord): MutationRecord {
  if (!(record.target instanceof HTMLFormElement)) return record
  const { attributes } = record.target
  const target = [...document.forms].find((form) => form.attributes === attributes)
  return target
    ? new Proxy(record, { get: (of, name) => (name === 'target' ? target : Reflect.get(of, name)) })
    : record
}

/** Notes every listener, timer and mutation observer from now on. */
export function watchPage(): void {
  prototype.addEventListener = function noted(
    this: EventTarget,
    type: string,
    listener: unknown,
    options?: Options,
  ) {
    note(this, type, listener, options)
    add.call(this, type, listener as EventListener, options)
  }
  prototype.removeEventListener = function noted(
    this: EventTarget,
    type: string,
    listener: unknown,
    options?: Options,
  ) {
    forgetOne(this, type, listener, options)
    remove.call(this, type, listener as EventListener, options)
  }
  Object.assign(globalThis, {
    addEventListener(type: string, listener: EventListener, options?: Options) {
      note(page, type, listener, options)
      native.add.call(page, type, listener, options)
    },
    removeEventListener(type: string, listener: EventListener, options?: Options) {
      forgetOne(page, type, listener, options)
      native.remove.call(page, type, listener, options)
    },
    MutationObserver: class extends NativeObserver {
      constructor(callback: MutationCallback) {
        super((records, observer) => callback(records.map(withForm), observer))
        observers.push(this)
      }
      override disconnect() {
        super.disconnect()
        observers = observers.filter((observer) => observer !== this)
      }
    },
  })
}

/** Notes every timer from now on; until `clearPage`, or until fake timers take over. */
export function watchTimers(): void {
  Object.assign(globalThis, {
    setTimeout(run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) {
      const timer = native.setTimeout(() => {
        timers.delete(timer)
        run(...values)
      }, delay)
      timers.add(timer)
      return timer
    },
    setInterval(run: () => void, delay?: number) {
      const timer = native.setInterval(run, delay)
      timers.add(timer)
      return timer
    },
    clearTimeout(timer: ReturnType<typeof setTimeout>) {
      timers.delete(timer)
      native.clearTimeout(timer)
    },
    clearInterval(timer: ReturnType<typeof setInterval>) {
      timers.delete(timer)
      native.clearInterval(timer)
    },
  })
}

/** How much is alive right now. What a renderer has drawn and taken away goes with its listeners. */
export const alive = () => ({
  listeners: [...listening].filter(({ target }) => !(target instanceof Node) || target.isConnected).length,
  timers: timers.size,
  observers: observers.length,
})

export function clearPage(): void {
  // What listens to Back and Forward stays for as long as the module does (src/history/traversals.ts).
  for (const { target, type, listener, capture } of listening)
    if (capture && (type === 'popstate' || type === 'navigate')) continue
    else if (target === page) native.remove.call(page, type, listener as EventListener, capture)
    else if (target === document) remove.call(document, type, listener as EventListener, capture)
  for (const observer of observers) observer.disconnect()
  const { setTimeout, clearTimeout, setInterval, clearInterval } = native
  if (timers.size > 0) Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval })
  listening.clear()
  timers.clear()
  observers = []
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const element of [document.body, document.documentElement])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
}
