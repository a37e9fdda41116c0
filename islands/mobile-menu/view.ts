/** What every component of the menu is given. */

import { refusal, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { IslandContext } from '../../src/contracts/island'
import type { Page as Site, State } from '../../src/contracts/page'
import { type attributes, type NavbarItem, type Options, readOptions } from './attributes'
import type { messages } from './messages'
import type { Page } from './replies'

export type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

/** What the island is given, and options, place and reports for the components. */
export interface MenuView extends Context {
  readonly options: Options
  /** Id of the page behind the menu. */
  readonly current: string
  /** Ids of the pages of its breadcrumb trail. */
  readonly trail: ReadonlySet<string>
  /** Reports that a page's address is refused, once for each page. */
  refuse(page: Page): void
  /** Reports that an item cannot be shown, once for each item. */
  failItem(item: NavbarItem, error: unknown): void
}

/** Reads the page's place from `idpage`, `idparent`, `filariane` of the body, with or without `data-` (§2.4). */
export function readPlace(body: HTMLElement): { current: string; trail: Set<string> } {
  const read = (name: string) => body.getAttribute(name) ?? body.getAttribute(`data-${name}`) ?? ''
  const ids = [read('idparent'), ...read('filariane').split(',')].map((id) => id.trim()).filter(Boolean)
  return { current: read('idpage').trim(), trail: new Set(ids) }
}

/** Changes a part of the menu in the store. */
export const changeMenu = ({ store }: Pick<Site, 'store'>, changes: Partial<State['menu']>): void =>
  store.setState(({ menu }) => ({ menu: { ...menu, ...changes } }))

/** Makes the view of one button. */
export function makeView(context: Context): MenuView {
  const { page, island, host: element } = context
  const reported = new Set<string | NavbarItem>()
  const isNew = (reason: string | NavbarItem) => !reported.has(reason) && reported.add(reason)
  return {
    ...context,
    options: readOptions(context.attributes),
    ...readPlace(document.body),
    refuse({ id, link }) {
      if (!isNew(id)) return
      page.report.warn(
        Code.urlRefused,
        refusal(sentence`lien de la page ${id}`, link, 'une adresse http, https, mailto ou tel'),
        { island, element },
      )
    },
    failItem(item, error) {
      if (isNew(item)) page.report.thrown(error, Code.partMissing, { island, element })
    },
  }
}
