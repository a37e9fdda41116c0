/**
 * `Browser`, which scripts of that time asked before they did anything. The names are read from the
 * browser's description of itself.
 */
import type { Loose } from './loose'
import { refuseCode } from './refusals'

/** The browsers that run this; `parseUA`, which knows those of that time as well, comes with `legacy-more`. */
const NAMED = /(firefox|chrome|crios|version)\/(\d+)/
const SHORT: Readonly<Record<string, string>> = {
  __proto__: null as never,
  crios: 'chrome',
  version: 'safari',
}

/** @param words what a browser says of itself, in small letters. */
export function platformOf(words: string): string {
  if (/ip(ad|od|hone)/.test(words)) return 'ios'
  const [name] = /webos|android/.exec(words) ?? /mac|win|linux/.exec(words) ?? ['other']
  return name === 'win' ? 'windows' : name
}

export function makeBrowser() {
  const words = navigator.userAgent.toLowerCase()
  const [, found = 'unknown', version = 0] = NAMED.exec(words) ?? []
  const name = SHORT[found] ?? found
  const platform = platformOf(words)
  // The names of engines in 1.2, by which scripts of that time decide.
  const engine = name === 'firefox' ? 'gecko' : 'webkit'
  return {
    name,
    version: Number(version),
    platform,
    extend: (Function.prototype as unknown as Loose).extend,
    [name]: true,
    [name + version]: true,
    Platform: { name: platform, [platform]: true },
    Engine: { name: engine, version: Number(version), [engine]: true },
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
