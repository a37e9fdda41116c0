/** The page between two tests: what an engine hung on the document, the window and the DOM is taken away. */
interface Listening {
  readonly target: EventTarget
  readonly type: string
  readonly listener: EventListenerOrEventListenerObject
  readonly capture: boolean
}

let listening: Listening[] = []
let observers: MutationObserver[] = []
const native = { add: EventTarget.prototype.addEventListener, window: globalThis.addEventListener }
const NativeObserver = globalThis.MutationObserver

type Options = boolean | AddEventListenerOptions | undefined

function listenNatively(target: EventTarget, type: string, listener: EventListener, options: Options): void {
  if (target === document) native.add.call(target, type, listener, options)
  else native.window.call(globalThis, type, listener, options)
}

function note(target: EventTarget, type: string, listener: unknown, options: Options): void {
  if (!listener) return
  const {
    capture = false,
    signal,
    once,
  } = typeof options === 'object' ? options : { capture: options ?? false }
  if (signal?.aborted) return
  const entry = { target, type, listener: listener as EventListener, capture }
  listening.push(entry)
  const forget = () => {
    listening = listening.filter((other) => other !== entry)
  }
  if (signal) native.add.call(signal, 'abort', forget)
  if (once) listenNatively(target, type, forget, { capture, once })
}

/** Every listener put on the document and the window, and every mutation observer, from now on. */
export function watchPage(): void {
  EventTarget.prototype.addEventListener = function add(type: string, listener: unknown, options?: Options) {
    if (this === document) note(document, type, listener, options)
    native.add.call(this, type, listener as EventListener, options)
  }
  globalThis.addEventListener = ((type: string, listener: EventListener, options?: Options) => {
    note(globalThis as unknown as EventTarget, type, listener, options)
    native.window.call(globalThis, type, listener, options)
  }) as typeof globalThis.addEventListener
  globalThis.MutationObserver = class extends NativeObserver {
    constructor(callback: MutationCallback) {
      super(callback)
      observers.push(this)
    }
  }
}

export function clearPage(): void {
  for (const { target, type, listener, capture } of listening)
    if (target === document) document.removeEventListener(type, listener, capture)
    else removeEventListener(type, listener, capture)
  for (const observer of observers) observer.disconnect()
  listening = []
  observers = []
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const element of [document.body, document.documentElement])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
}
