import type { Loose } from '../../legacy-compat/core/loose'
import type { Kit, More } from '../../legacy-compat/more'
import type { Engine } from '../../src/engine/engine'
import { makeAccordion } from './accordion'
import { makeAutocompleter } from './autocompleter'
import { cssFxMethods, makeCssFx } from './css'
import {
  installFilters,
  installFunctions,
  makeNative,
  nameCookies,
  nameEffects,
  nameSizes,
} from './early-versions'
import { makeElements } from './elements'
import { legacyPageHelpers } from './page-helpers'
import { load, makeRequests } from './request-content'
import { makeScroll } from './scroll'
import { selectionMethods } from './selection-range'
import { makeSlide, slide } from './slide'
import { makeSlimbox } from './slimbox'
import { makeSmoothScroll } from './smooth-scroll'
import { makeTips } from './tips'

export async function create(engine: Engine, kit: Kit, hasCore: boolean): Promise<More> {
  const css = makeCssFx(kit)
  const Scroll = makeScroll(kit)
  const SmoothScroll = makeSmoothScroll(kit, Scroll)
  const Elements = makeElements(kit, css.CSS)
  const Accordion = makeAccordion(kit, Elements)
  const { Ajax, Json, requests } = makeRequests(engine, kit)
  const { Slimbox, slimbox } = makeSlimbox(engine, kit)
  // Another library's lists have it as well. Not read as the page would: ours would count a use.
  const theirs = Object.getOwnPropertyDescriptor(window, 'Elements')?.value as Loose | undefined
  theirs?.implement?.({ slimbox })
  if (hasCore) {
    installFunctions()
    installFilters(kit)
    nameCookies(kit)
    nameEffects(kit)
    nameSizes()
  }
  return {
    effects: { ...css, Slide: makeSlide(kit), Scroll, SmoothScroll, Elements, Accordion },
    requests,
    methods: { ...cssFxMethods, ...selectionMethods, load, slide, slimbox } as unknown as More['methods'],
    globals: {
      Accordion,
      SmoothScroll,
      Ajax,
      Native: makeNative(kit),
      XHR: Ajax,
      Json,
      Slimbox,
      Lightbox: Slimbox,
      Tips: makeTips(engine, kit),
      ...makeAutocompleter(engine, kit),
      ...legacyPageHelpers(engine),
    },
  }
}
