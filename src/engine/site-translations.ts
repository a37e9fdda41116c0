/** The site's own translations of texts (§7.12), asked for with the first text. */

import { ownProperty } from '../base/own-property'
import type { Config } from '../contracts/config'
import type { IslandInstance } from '../contracts/descriptor'
import type { Page, Store } from '../contracts/page'
import type { LearnOptions, TranslationsService } from '../contracts/services/translations'
import { idle, loaded } from '../dom/idle'
import { isOurLanguage } from '../i18n/is-english'
import { typeset } from '../i18n/typeset'

/** What translates, and what it was asked for. */
export interface SiteTranslations extends Pick<Page, 't'> {
  readonly asked: ReadonlySet<string>
}

/** What the translations need of the page. */
interface Needs {
  readonly store: Store
  readonly service: TranslationsService
  /** Islands whose code may be on its way. */
  readonly live: Iterable<IslandInstance>
  /** As it is now. */
  getConfig(): Config
  /** Settles once the page has been scanned. */
  whenReady(): Promise<void>
}

/** Makes what translates texts of the page. */
export function makeSiteTranslations({
  store,
  service,
  live,
  getConfig,
  whenReady,
}: Needs): SiteTranslations {
  const asked = new Set<string>()
  let isTableAsked = false

  /**
   * Fetches the table, and the code that reads it, once the page has loaded, nobody waits for code, and the browser
   * is idle: neither delays what has asked for a first text, or a first use.
   */
  async function askForTable(text: string, learn: LearnOptions | undefined): Promise<void> {
    isTableAsked = true
    await whenReady()
    const { translations, lang } = getConfig()
    if (!translations && !learn && isOurLanguage(lang)) return
    await loaded()
    await Promise.all([...live].map((each) => each.state === 'loading' && each.start()))
    await idle()
    // An old script may have loaded the table in the meantime.
    const isMissing = () => store.getState().translation.state === 'none'
    if (learn || isMissing()) await service.want(text, learn)
    // Where the code could not be had, the next text asks for it again.
    isTableAsked = !(translations && isMissing())
  }

  return {
    asked,
    t(text, values = {}, { own = text, learn } = {}) {
      asked.add(text)
      const translation = ownProperty(store.getState().translation.traductions, text) ?? text
      if (learn || !isTableAsked) void askForTable(text, learn)
      // A text that is its own translation is one that nobody has translated.
      const shown = translation === text ? (own === true ? typeset(translation) : own) : translation
      return shown.replace(/\{(\w+)\}/g, (all, name: string) => String(ownProperty(values, name) ?? all))
    },
  }
}
