/** Magnific Popup: https://dimsemenov.com/plugins/magnific-popup/documentation.html */

import { type Adapter, carry, done, nobody, optionsOf, type Use, unsupported } from '../adapter'
import { isOn, text } from '../argument'
import type { Target } from '../page'
import { select } from '../page'
import { guessed, OVERLAY_WRITES, opens, type Shown } from './overlays'
import { ALWAYS_CLOSES, CLOSES, CONTROLS, EVENTS, INSIDE, LOOK, MOTION, TEXTS } from './reasons'

const rules = {
  gallery: {
    to: 'rel',
    as: ({ entries }: { entries?: ReadonlyMap<string, { plain?: unknown }> }) =>
      entries?.get('enabled')?.plain === true ? 'gallery' : undefined,
  },
  ...done('type delegate fixedContentPos fixedBgPos preloader autoFocusLast focus midClick image'),
  ...unsupported(LOOK, 'mainClass alignTop overflowY closeMarkup verticalFit'),
  ...unsupported(MOTION, 'removalDelay zoom'),
  ...unsupported(ALWAYS_CLOSES, 'modal closeOnContentClick closeOnBgClick enableEscapeKey'),
  ...unsupported(CONTROLS, 'closeBtnInside showCloseBtn'),
  ...unsupported(TEXTS, 'tClose tLoading'),
  ...unsupported(EVENTS, 'callbacks'),
  ...unsupported(INSIDE, 'key prependTo iframe inline ajax disableOn retina index items'),
}

export const magnificPopup: Adapter = {
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
    if (typeof use.args[0]?.plain === 'string')
      return /close/.test(use.args[0].plain) ? nobody(CLOSES) : nobody(INSIDE)
    return advise(use)
  },
}

function advise(use: Use) {
  const options = optionsOf(use)
  const { carried, unsupported: left } = carry(options, rules)
  const target = delegated(use, text(options.get('delegate')))
  const type = text(options.get('type'))
  const shows: Shown =
    type === 'image' || type === 'iframe' || type === 'inline' || type === 'ajax' ? type : guessed(target)
  const isGallery = isOn(options.get('gallery')?.entries?.get('enabled'))
  return opens(
    use,
    target,
    { shows, ...(isGallery && { group: groupName(use.target) }) },
    { carried, unsupported: left },
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
