/** `Slimbox`, also `Lightbox`: the old functions, in front of the lightbox (contract §6.2). */
import { opensTab } from '../../legacy-compat/lazy'
import type { Kit } from '../../legacy-compat/more'
import type { Engine } from '../../src/engine/engine'
import { slimboxCode } from '../legacy-slimbox'

export function makeSlimbox(engine: Engine, { all, lazy }: Kit) {
  const { open, pick } = lazy(engine, slimboxCode).methods('slimbox', 'open pick')
  const Slimbox = {
    open(...given: unknown[]) {
      open?.apply(Slimbox, given)
      return false
    },
    close() {
      void engine.services.modal.close().catch(() => {})
      return false
    },
  }
  /** `$$('a').slimbox(options, linkMapper, linksFilter)`, on lists of links and on one. */
  function slimbox(this: object, ...given: unknown[]) {
    const links = all(this) as unknown as HTMLAnchorElement[]
    for (const link of links) {
      // Opens in the lightbox by itself.
      if (/^lightbox/.test(link.rel)) continue
      link.onclick = (event) => opensTab(event) || !pick?.call(Slimbox, links, link, ...given)
    }
    return this
  }
  return { Slimbox, slimbox }
}
