/** A page that no browser shows: the engine's own code reads it as it would read a visitor's. */
import { type IFetchInterceptor, Window } from 'happy-dom'
import { letFormsDispatch } from './form-events'

/** Of Node's own names, what a page has instead; its timers end with it. */
const REPLACED =
  /^((set|clear)(Timeout|Interval)|Event|EventTarget|CustomEvent|AbortController|AbortSignal|DOMException|FormData|Blob|File|Headers|Request|Response|fetch|navigator|localStorage|sessionStorage|location|history|document|window|self|top|parent)$/
const BLANK = '<!doctype html><html><head></head><body></body></html>'

/** Calls that an island makes without `fetch`. */
const NOWHERE: IFetchInterceptor = {
  beforeAsyncRequest: async ({ window }) => new window.Response('', { status: 403 }),
  beforeSyncRequest() {
    throw new Error('ilots check')
  },
}

let current: Window | undefined
const lent = new Set<string>()
/** Node's own, under the names that a page has borrowed. */
const nodes = new Map<string, PropertyDescriptor>()

/** @param url what the page's own addresses are relative to. */
export async function openPage(html: string, url: string): Promise<Document> {
  await closePage()
  current = new Window({
    url,
    settings: {
      // Nothing of a page that is checked runs here, and nothing leaves: it may be anybody's.
      enableJavaScriptEvaluation: false,
      fetch: { interceptor: NOWHERE },
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      disableIframePageLoading: true,
      navigation: {
        disableMainFrameNavigation: true,
        disableChildFrameNavigation: true,
        // A link that is clicked here leads nowhere, and the page keeps its address.
        disableFallbackToSetURL: true,
      },
    },
  })
  letFormsDispatch(current.HTMLFormElement as unknown as typeof HTMLFormElement)
  lend(current)
  const page = current.document as unknown as Document
  page.write(html.trim() || BLANK)
  return page
}

/**
 * Gives Node's own names back. The page's others stay, for what an island still has under way; and so does the call
 * that goes nowhere.
 */
export async function closePage(): Promise<void> {
  await current?.happyDOM.close()
  current = undefined
  for (const [name, own] of nodes) if (name !== 'fetch') Object.defineProperty(globalThis, name, own)
}

/** Lends Node the page's names: the engine is written for pages. */
function lend(window: Window): void {
  const view = window as unknown as Record<string, unknown>
  for (const name of namesOf(window)) {
    if (!lent.has(name) && name in globalThis && !REPLACED.test(name)) continue
    if (!lent.has(name)) {
      const own = Object.getOwnPropertyDescriptor(globalThis, name)
      if (own) nodes.set(name, own)
      lent.add(name)
    }
    const value = view[name]
    // Methods of a window are called without one; its classes are not bound.
    const isMethod = typeof value === 'function' && /^[a-z]/.test(name)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: isMethod ? value.bind(window) : value,
    })
  }
  Object.assign(globalThis, {
    window: globalThis,
    self: globalThis,
    top: globalThis,
    parent: globalThis,
    // Nothing leaves: a call of an island that is mounted here would be a call of a visitor who is not there.
    fetch: () => new Promise(() => {}),
    IntersectionObserver: Unseen,
  })
}

function namesOf(object: object): Set<string> {
  const names = new Set<string>()
  for (let owner = object; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) if (name !== 'constructor') names.add(name)
  return names
}

/** Nothing comes into a view that is not there. */
class Unseen {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
