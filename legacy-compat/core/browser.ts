/** `Browser`: what scripts of that time asked before they did anything. Names are told from the browser's own words. */
import { refuseCode } from './strings'

interface Told {
  name: string
  version: number
  platform: string
}

const NAMED = /(opera|ie|firefox|chrome|trident|crios|version)[\s/:]([\w.]+)?/
/** What comes after that. */
const LATER = /safari|(?:rv|version)[\s/:]([\w.]+)/
const SHORT: Readonly<Record<string, string>> = { trident: 'ie', crios: 'chrome' }

/** Of a browser's own description of itself. Edge says that it is everybody else as well. */
function parseUA(agent: string): Told {
  const words = agent.toLowerCase()
  const [start = '', name = 'unknown', number] = /(edge)[\s/:]([\w.]+)/.exec(words) ?? NAMED.exec(words) ?? []
  const [last = '', later] = LATER.exec(words.slice(words.indexOf(start) + start.length)) ?? []
  return {
    name: name === 'version' ? last : (SHORT[name] ?? name),
    // Internet Explorer 11 and Opera 10 tell their version further on.
    version: Number.parseFloat((/trident|opera/.test(name) && later) || number || '0'),
    platform: platformOf(words),
  }
}

function platformOf(words: string): string {
  if (/ip(ad|od|hone)/.test(words)) return 'ios'
  const [name] = /webos|android/.exec(words) ?? /mac|win|linux/.exec(words) ?? ['other']
  return name === 'win' ? 'windows' : name
}

/** 1.2's names of engines, which scripts of that time branch on. */
const ENGINES: Readonly<Record<string, string>> = { firefox: 'gecko', ie: 'trident', opera: 'presto' }

export function makeBrowser() {
  const told = parseUA(navigator.userAgent)
  const { name, version, platform } = told
  const engine = ENGINES[name] ?? 'webkit'
  return {
    ...told,
    parseUA,
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
