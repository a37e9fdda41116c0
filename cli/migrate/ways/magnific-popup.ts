/** Magnific Popup: https://dimsemenov.com/plugins/magnific-popup/documentation.html */
import { isOn, text } from '../given'
import type { Target } from '../page'
import { select } from '../page'
import { carry, done, lost, nobody, optionsOf, type Use, type Way } from '../way'
import { guessed, OVERLAY_WRITES, opens, type Shown } from './overlays'
import { ALWAYS_CLOSES, CLOSES, CONTROLS, EVENTS, INSIDE, LOOK, MOTION, TEXTS } from './reasons'

const rules = {
  gallery: {
    to: 'rel',
    as: ({ entries }: { entries?: ReadonlyMap<string, { plain?: unknown }> }) =>
      entries?.get('enabled')?.plain === true ? 'gallery' : undefined,
  },
  ...done('type delegate fixedContentPos fixedBgPos preloader autoFocusLast focus midClick image'),
  ...lost(LOOK, 'mainClass alignTop overflowY closeMarkup verticalFit'),
  ...lost(MOTION, 'removalDelay zoom'),
  ...lost(ALWAYS_CLOSES, 'modal closeOnContentClick closeOnBgClick enableEscapeKey'),
  ...lost(CONTROLS, 'closeBtnInside showCloseBtn'),
  ...lost(TEXTS, 'tClose tLoading'),
  ...lost(EVENTS, 'callbacks'),
  ...lost(INSIDE, 'key prependTo iframe inline ajax disableOn retina index items'),
}

export const magnificPopup: Way = {
  title: 'Magnific Popup',
  libraries: ['magnific-popup'],
  shown: ['.magnificPopup('],
  methods: ['magnificPopup'],
  calls: /^\$\.magnificPopup(\.|$)/,
  writes: OVERLAY_WRITES,
  advise(use) {
    if (use.kind === 'call')
      return /close$/.test(use.name)
        ? nobody(CLOSES)
        : use.trigger
          ? advise({ ...use, target: use.trigger.target })
          : nobody(INSIDE)
    if (typeof use.given[0]?.plain === 'string')
      return /close/.test(use.given[0].plain) ? nobody(CLOSES) : nobody(INSIDE)
    return advise(use)
  },
}

function advise(use: Use) {
  const options = optionsOf(use)
  const { carried, lost: left } = carry(options, rules)
  const target = delegated(use, text(options.get('delegate')))
  const type = text(options.get('type'))
  const shows: Shown =
    type === 'image' || type === 'iframe' || type === 'inline' || type === 'ajax' ? type : guessed(target)
  const isGallery = isOn(options.get('gallery')?.entries?.get('enabled'))
  return opens(
    use,
    target,
    { shows, ...(isGallery && { group: groupName(use.target) }) },
    { carried, lost: left },
  )
}

/** The links are inside what it was called on. */
function delegated({ target }: Use, inner: string | undefined): Target | undefined {
  if (!inner || !target) return target
  return {
    selector: `${target.selector} ${inner}`,
    elements: target.elements.flatMap((element) => select(element, inner)),
  }
}

const groupName = (target: Target | undefined): string =>
  /[\w-]+/.exec(target?.elements[0]?.id || target?.selector || '')?.[0] ?? 'galerie'
