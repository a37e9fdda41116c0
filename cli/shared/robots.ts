/** What a site allows crawlers (RFC 9309). */
import robotsParser from 'robots-parser'
import { TOKEN } from './agent'
import { type Asking, ask } from './ask'
import { Unread } from './unread'

export interface Robots {
  allows(url: string): boolean
  /** Seconds between two calls. */
  readonly delay: number | undefined
  /** Why it could not be read: then nothing is allowed. */
  readonly cause?: string
}

export async function readRobots(origin: string, asking: Asking): Promise<Robots> {
  const address = `${origin}/robots.txt`
  try {
    const reply = await ask(address, asking)
    // A site that has none allows all; one whose server fails allows nothing.
    if (reply.status >= 400 && reply.status < 500) {
      reply.close()
      return { allows: () => true, delay: undefined }
    }
    if (reply.status >= 300) {
      reply.close()
      return closed(String(reply.status))
    }
    const robots = robotsParser(address, await reply.text())
    return { allows: (url) => robots.isAllowed(url, TOKEN) ?? true, delay: robots.getCrawlDelay(TOKEN) }
  } catch (error) {
    if (error instanceof Unread) return closed(String(error.values.cause ?? error.key))
    throw error
  }
}

const closed = (cause: string): Robots => ({ allows: () => false, delay: undefined, cause })
