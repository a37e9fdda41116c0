/** What every part of the menu's interface needs to know. */
import type { Config } from '../../src/engine/config'
import type { NavbarItem } from './attributes'
import type { messages } from './messages'
import type { Options } from './read-options'
import type { Page } from './replies'

export interface MenuView {
  readonly options: Options
  readonly config: Config
  /** The page shown behind the menu. */
  readonly current: string
  /** Pages of its breadcrumb trail. */
  readonly trail: ReadonlySet<string>
  say(key: keyof (typeof messages)['fr'], values?: Readonly<Record<string, string | number>>): string
  /** Reports an address that is not followed, once for each page. */
  refuse(page: Page): void
  /** What a function that the page has named shows. @throws IlotsError as `callNamed`. */
  call(name: string): Element | string
  /** Runs `fill` when the page names a function later. @returns forgets it. */
  onNamed(name: string, fill: () => void): () => void
  /** Reports an item that cannot be shown, once for each. */
  fail(item: NavbarItem, error: unknown): void
}

/** §2.4: `idpage`, `idparent` and `filariane` of the body, with or without `data-`. */
export function readPlace(body: HTMLElement): { current: string; trail: Set<string> } {
  const read = (name: string) => body.getAttribute(name) ?? body.getAttribute(`data-${name}`) ?? ''
  const ids = [read('idparent'), ...read('filariane').split(',')].map((id) => id.trim()).filter(Boolean)
  return { current: read('idpage').trim(), trail: new Set(ids) }
}
