/** `Browser.parseUA`: reads what a browser, also one of that time, says of itself. */
import { platformOf } from '../core/browser'

interface ParsedAgent {
  name: string
  version: number
  platform: string
}

const NAMED = /(opera|ie|firefox|chrome|trident|crios|version)[\s/:]([\w.]+)?/
/** The version that stands further on in the description. */
const LATER = /safari|(?:rv|version)[\s/:]([\w.]+)/
const SHORT: Readonly<Record<string, string>> = { __proto__: null as never, trident: 'ie', crios: 'chrome' }

/** Edge's description names all other browsers as well. */
export function parseUA(agent: string): ParsedAgent {
  const words = agent.toLowerCase()
  const [start = '', name = 'unknown', number] = /(edge)[\s/:]([\w.]+)/.exec(words) ?? NAMED.exec(words) ?? []
  const [last = '', later] = LATER.exec(words.slice(words.indexOf(start) + start.length)) ?? []
  return {
    name: name === 'version' ? last : (SHORT[name] ?? name),
    // Internet Explorer 11 and Opera 10 have their version further on.
    version: Number.parseFloat(((name === 'trident' || name === 'opera') && later) || number || '0'),
    platform: platformOf(words),
  }
}
