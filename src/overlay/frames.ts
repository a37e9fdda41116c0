/** Frames that overlays show: their title, what their page may do, and whether it has come (§4.10). */
import { leadsElsewhere, redirects } from '../server/redirects'
import { safeUrl } from '../server/safe-url'

/** Says the title of a frame. */
export type FrameSay = (
  key: 'frameHere' | 'frameElsewhere' | 'frameRedirected',
  values?: { host: string },
) => string

/**
 * The title of a frame (§4.10): it names the host of another site and of an absolute address, as `location.host`
 * writes it.
 * @param isRedirected whether the address has led to another site, whose host is not known.
 */
export function frameTitle(source: string, say: FrameSay, isRedirected = false): string {
  if (isRedirected) return say('frameRedirected')
  const absolute = /^https?:\/\//i.test(source.trim()) && safeUrl(source)
  const url = absolute || elsewhere(source)
  return url ? say('frameElsewhere', { host: url.host }) : say('frameHere')
}

/** The address when it is of another site. */
function elsewhere(source: string): URL | undefined {
  const url = safeUrl(source)
  return url && url.origin !== location.origin ? url : undefined
}

/**
 * What a page of another site may do in a frame (HTML, `iframe sandbox`): run scripts, use its storage, send forms,
 * ask questions and print, download, show films on a television, open windows without restrictions, and, once the
 * visitor has used it, sign in and lead out of the frame. It may not navigate the whole window by itself, nor lock
 * the pointer or the screen's orientation.
 */
const NEEDED = [
  'scripts',
  'same-origin',
  'forms',
  'modals',
  'downloads',
  'presentation',
  'popups',
  'popups-to-escape-sandbox',
  'storage-access-by-user-activation',
  'top-navigation-by-user-activation',
] as const

const SANDBOX = NEEDED.map((word) => `allow-${word}`).join(' ')

/**
 * The `sandbox` of a frame; none for a page of this site.
 * @param source an address that may be shown.
 * @param isRedirected whether an address of this site leads to another one.
 */
export const sandboxOf = (source: string, isRedirected = false): { sandbox?: string } =>
  isRedirected || elsewhere(source) ? { sandbox: SANDBOX } : {}

/**
 * Asks, before it is framed, whether an address that content has written leads from this site to another one: such a
 * page would be without `sandbox` until it is noticed.
 * @returns false also for an address of another site, which says so itself.
 */
export const leadsOut = async (source: string): Promise<boolean> =>
  !elsewhere(source) && leadsElsewhere(source)

/** Whether the link is followed instead of framed: Chromium shows no PDF in a frame that has a `sandbox`. */
export const isApartPdf = (source: string): boolean => /\.pdf$/i.test(elsewhere(source)?.pathname ?? '')

/** Milliseconds between two looks at a frame that loads. */
const LOOK = 500

/**
 * Tells once whether the frame's page has come. Chromium fires `load` for its own error page too, Firefox fires
 * nothing for it. An address of this site that has led to another one is loaded again, with the `sandbox` of such a
 * page. Where the visitor goes in the frame afterwards is not watched.
 * @param onRedirected runs when an address of this site has led to another one, whose host is not known.
 * @returns a function that stops watching.
 */
export function watchFrame(
  frame: HTMLIFrameElement,
  tell: (progress: 'shown' | 'failed') => void,
  onRedirected: () => void,
): () => void {
  const watching = new AbortController()
  const loading = new AbortController()
  const { signal } = loading
  const end = (progress: 'shown' | 'failed') => {
    loading.abort()
    if (!watching.signal.aborted) tell(progress)
  }
  const suspect = async () => {
    loading.abort()
    // Whatever page is there does nothing more.
    lead(frame, 'about:blank')
    if (!(await redirects(frame.src)) || watching.signal.aborted) return end('failed')
    frame.setAttribute('sandbox', SANDBOX)
    onRedirected()
    frame.addEventListener('load', () => end('shown'), { once: true, signal: watching.signal })
    lead(frame, frame.src)
  }
  frame.addEventListener('load', () => (failedToLoad(frame) ? void suspect() : end('shown')), { signal })
  // Firefox fires `error` when a policy forbids the page.
  frame.addEventListener('error', () => end('failed'), { signal })
  const timer = setInterval(() => failedToLoad(frame) && void suspect(), LOOK)
  signal.addEventListener('abort', () => clearInterval(timer))
  watching.signal.addEventListener('abort', () => loading.abort())
  return () => watching.abort()
}

/** Leads a frame to an address, without an entry in the history of the window. */
const lead = (frame: HTMLIFrameElement, address: string): void =>
  frame.contentWindow?.location.replace(address)

/**
 * Whether a frame shows the browser's own error page: it is of this origin, its page cannot be read, and nothing
 * came. Of one that is known to lead elsewhere it cannot be known.
 */
export function failedToLoad(frame: HTMLIFrameElement): boolean {
  if (frame.getAttribute('sandbox') === SANDBOX || elsewhere(frame.src) || frame.contentDocument) return false
  // Where an old script of this page has set `document.domain`, a page that came cannot be read either.
  const last = performance.getEntriesByName(frame.src).at(-1) as PerformanceResourceTiming | undefined
  return !last?.decodedBodySize
}
