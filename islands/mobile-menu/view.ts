/** What every component of the menu is given. */
import type { Config } from '../../src/island/config'
import { Code } from '../../src/island/errors'
import type { IslandContext } from '../../src/island/island'
import type { State, Store } from '../../src/island/page'
import type { attributes, NavbarItem } from './attributes'
import type { messages } from './messages'
import { callNamed } from './navbar-content'
import { type Options, readOptions } from './read-options'
import type { Page } from './replies'

export type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

/** Options, configuration, texts and reports for the components. */
export interface MenuView {
  readonly options: Options
  readonly config: Config
  readonly store: Store
  /** Changes the menu in the store. */
  change(part: Partial<State['menu']>): void
  /** Id of the page behind the menu. */
  readonly current: string
  /** Ids of the pages of its breadcrumb trail. */
  readonly trail: ReadonlySet<string>
  say(key: keyof (typeof messages)['fr'], values?: Readonly<Record<string, string | number>>): string
  /** Reports that a page's address is refused, once for each page. */
  refuse(page: Page): void
  /** Calls a function that the page has named. @throws IlotsError as `callNamed`. */
  call(name: string): Element | string
  /** Runs `fill` when the page names that function later. @returns stops that. */
  onNamed(name: string, fill: () => void): () => void
  /** Reports that an item cannot be shown, once for each item. */
  fail(item: NavbarItem, error: unknown): void
}

/** Reads where the visitor is from `idpage`, `idparent` and `filariane` of the body, with or without `data-` (§2.4). */
export function readPlace(body: HTMLElement): { current: string; trail: Set<string> } {
  const read = (name: string) => body.getAttribute(name) ?? body.getAttribute(`data-${name}`) ?? ''
  const ids = [read('idparent'), ...read('filariane').split(',')].map((id) => id.trim()).filter(Boolean)
  return { current: read('idpage').trim(), trail: new Set(ids) }
}

/** Changes a part of the menu in the store. */
export const changeMenu = ({ store }: Pick<MenuView, 'store'>, part: Partial<State['menu']>): void =>
  store.setState(({ menu }) => ({ menu: { ...menu, ...part } }))

/** Makes the view of one button. */
export function makeView({ attributes: given, page, host, island, say }: Context): MenuView {
  const refused = new Set<string>()
  const failed = new Set<NavbarItem>()
  return {
    options: readOptions(given),
    config: page.config,
    store: page.store,
    change: (part) => changeMenu(page, part),
    ...readPlace(document.body),
    say,
    refuse({ id, link }: Page) {
      if (refused.has(id)) return
      refused.add(id)
      page.report.warn(
        Code.urlRefused,
        `le lien de la page ${id} est refusé, reçu « ${link} », attendu une adresse http, https, mailto ou tel.`,
        { island, element: host },
      )
    },
    call: (name) => callNamed(page, name),
    onNamed(name, fill) {
      let known = page.navbar.get(name)
      return page.store.subscribe(() => {
        const given = page.navbar.get(name)
        if (given === known) return
        known = given
        fill()
      })
    },
    fail(item, error) {
      if (failed.has(item)) return
      failed.add(item)
      page.report.thrown(error, Code.partMissing, { island, element: host })
    },
  }
}
