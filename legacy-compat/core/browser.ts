/**
 * `Browser`, which scripts of that time asked before they did anything. The names are read from the
 * browser's description of itself.
 */
import type { Loose } from './loose'
import { refuseCode } from './strings'

interface Told {
  name: string
  version: number
  platform: string
}

const NAMED = /(opera|ie|firefox|chrome|trident|crios|version)[\s/:]([\w.]+)?/
/** The version that stands further on in the description. */
const LATER = /safari|(?:rv|version)[\s/:]([\w.]+)/
const SHORT: Readonly<Record<string, string>> = { trident: 'ie', crios: 'chrome' }

/** Reads a browser's own description of itself. Edge's names all other browsers as well. */
function parseUA(agent: string): Told {
  const words = agent.toLowerCase()
  const [start = '', name = 'unknown', number] = /(edge)[\s/:]([\w.]+)/.exec(words) ?? NAMED.exec(words) ?? []
  const [last = '', later] = LATER.exec(words.slice(words.indexOf(start) + start.length)) ?? []
  return {
    name: name === 'version' ? last : (SHORT[name] ?? name),
    // Internet Explorer 11 and Opera 10 have their version further on.
    version: Number.parseFloat((/trident|opera/.test(name) && later) || number || '0'),
    platform: platformOf(words),
  }
}

function platformOf(words: string): string {
  if (/ip(ad|od|hone)/.test(words)) return 'ios'
  const [name] = /webos|android/.exec(words) ?? /mac|win|linux/.exec(words) ?? ['other']
  return name === 'win' ? 'windows' : name
}

/** The names of engines in 1.2, by which scripts of that time decide. */
const ENGINES: Readonly<Record<string, string>> = { firefox: 'gecko', ie: 'trident', opera: 'presto' }

export function makeBrowser() {
  const told = parseUA(navigator.userAgent)
  const { name, version, platform } = told
  const engine = ENGINES[name] ?? 'webkit'
  return {
    ...told,
    parseUA,
    extend: (Function.prototype as unknown as Loose).extend,
    [name]: true,
    [name + Math.floor(version)]: true,
    Platform: { name: platform, [platform]: true },
    Engine: { name: engine, version, [engine]: true },
    Features: { xpath: true, query: true, json: true, xhr: true },
    Plugins: { Flash: { version: 0, build: 0 } },
    get Request() {
      return window.XMLHttpRequest
    },
    exec: refuseCode,
    Element: window.Element,
    Event: window.Event,
    Document,
    Window,
  }
}
