import type { WholePage } from '../../src/contracts/whole-page'
import type { Loose } from '../core/loose'
import type { Kit, More } from '../kit'
import { makeAccordion } from './accordion'
import { makeAutocompleter } from './autocompleter'
import { cssFxMethods, makeCssFx } from './css'
import { installEarlyVersions, makeNative } from './early-versions'
import { makeCloneEvents, selectionMethods } from './element-methods'
import { makeElements } from './elements'
import { foresee, furtherOf } from './further'
import { makeHashCookie } from './hash-cookie'
import { legacyPageHelpers } from './page-helpers'
import { parseUA } from './parse-ua'
import { load, makeRequests } from './request-content'
import { makeScroll, makeSmoothScroll } from './scroll'
import { makeScroller } from './scroller'
import { installShortStyles } from './short-styles'
import { completeSlick } from './slick'
import { makeSlide, slide } from './slide'
import { makeSlimbox, putElements } from './slimbox'
import { makeSqueezeBox } from './squeezebox'
import { makeTips } from './tips'

export async function create(page: WholePage, kit: Kit, hasCore: boolean): Promise<More> {
  const css = makeCssFx(kit)
  const Scroll = makeScroll(kit)
  const SmoothScroll = makeSmoothScroll(kit, Scroll)
  const Elements = makeElements(kit, css.CSS)
  const Accordion = makeAccordion(kit, Elements)
  const { Ajax, Json, requests } = makeRequests(page, kit)
  const { Slimbox, slimbox } = makeSlimbox(page, kit)
  const cloneEvents = makeCloneEvents(kit)
  // Another library's lists have the method too. The descriptor is read, as the page's way of
  // reading would count a use of ours.
  const theirs = Object.getOwnPropertyDescriptor(window, 'Elements')?.value as Loose | undefined
  theirs?.implement?.({ slimbox })
  // The original may have come after the tag, and have taken the place of our core.
  if (hasCore && (!theirs || theirs === (kit.Elements as unknown))) {
    installEarlyVersions(kit)
    for (const type of [Window, Document]) kit.give(type, { cloneEvents })
    installShortStyles()
    completeSlick(kit)
  }
  return {
    effects: { ...css, Slide: makeSlide(kit), Scroll, SmoothScroll, Elements, Accordion },
    requests,
    members: { Cookie: makeHashCookie(kit), parseUA },
    foresee: (chunks, fetchers) => putElements(foresee(chunks, fetchers)),
    further: furtherOf(page, kit),
    methods: { ...cssFxMethods, ...selectionMethods, cloneEvents, load, slide, slimbox } as never,
    globals: {
      Accordion,
      SmoothScroll,
      Scroller: makeScroller(kit),
      Ajax,
      Native: makeNative(kit),
      XHR: Ajax,
      Json,
      Slimbox,
      Lightbox: Slimbox,
      SqueezeBox: makeSqueezeBox(page, kit),
      Tips: makeTips(page, kit),
      ...makeAutocompleter(page, kit),
      ...legacyPageHelpers(page),
    },
  }
}
