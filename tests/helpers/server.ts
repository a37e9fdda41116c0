/** A `fetch` that answers when the test says so. */
import { vi } from 'vitest'
// A browser fetches it for the first answer that does not fit; here it is there at once.
import '../../src/server/reply-words'
import { gate } from './engine'

export interface Received {
  readonly url: string
  readonly init: RequestInit
  answer(text: string, init?: ResponseInit): void
  refuse(reason: unknown): void
}

/** Replaces `fetch`; each call waits for its answer and, like a browser's, for its abort. */
export function stubServer(): Received[] {
  const calls: Received[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const reply = gate<Response>()
    calls.push({
      url,
      init,
      answer: (text, response) =>
        reply.open(new Response(text, { headers: { 'Content-Type': 'text/html' }, ...response })),
      refuse: reply.refuse,
    })
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    )
    return Promise.race([reply.passed, aborted])
  })
  return calls
}
