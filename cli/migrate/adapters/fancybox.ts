/** Fancybox, from the first version to the sixth. */
import { words } from '../../../src/island/define-reference'
import { type Adapter, type Advised, carry, done, nobody, optionsOf, type Use, unsupported } from '../adapter'
import { NONE, type Options, text } from '../argument'
import { write } from '../html'
import type { Target } from '../page'
import { guessed, OVERLAY_WRITES, opens, type Shown } from './overlays'
import {
  ALWAYS_CLOSES,
  CLOSES,
  CONTROLS,
  EVENTS,
  INSIDE,
  LOOK,
  MOTION,
  PIXELS,
  TEXTS,
  TOUCH,
} from './reasons'

const size = { to: 'rel', unless: PIXELS } as const

const rules = {
  width: size,
  height: size,
  title: { to: 'title' },
  href: { to: 'href' },
  src: { to: 'href' },
  ...done(
    'type iframe autoSize autoDimensions autoScale fitToView loop cyclic preload infobar arrows keyboard backFocus trapFocus autoFocus groupAll groupAttr Html',
  ),
  ...unsupported(
    LOOK,
    'padding margin helpers baseClass wrapCSS overlayOpacity overlayColor overlayShow titlePosition titleShow tpl baseTpl mainClass backdropClick theme',
  ),
  ...unsupported(
    MOTION,
    'openEffect closeEffect nextEffect prevEffect openSpeed closeSpeed nextSpeed prevSpeed transitionIn transitionOut speedIn speedOut animationEffect animationDuration transitionEffect transitionDuration showClass hideClass easingIn easingOut changeSpeed changeFade',
  ),
  ...unsupported(
    CONTROLS,
    'buttons toolbar closeBtn showCloseButton showNavArrows smallBtn thumbs Toolbar Thumbs Carousel Images slideShow autoPlay',
  ),
  ...unsupported(
    EVENTS,
    'onStart onComplete onCleanup onClosed onCancel beforeLoad afterLoad beforeShow afterShow beforeClose afterClose onUpdate caption on onInit',
  ),
  ...unsupported(
    ALWAYS_CLOSES,
    'modal enableEscapeButton hideOnOverlayClick hideOnContentClick closeClick clickSlide clickOutside clickContent dragToClose',
  ),
  ...unsupported(PIXELS, 'maxWidth maxHeight minWidth minHeight'),
  ...unsupported(TEXTS, 'lang i18n l10n'),
  ...unsupported(TOUCH, 'touch wheel mouseWheel drag'),
  ...unsupported(INSIDE, 'selector hash scrolling aspectRatio topRatio leftRatio protect parentEl ajax live'),
}

const gallery = words(
  'data-fancybox et data-caption : la légende reste, le groupe passe dans rel',
  'data-fancybox and data-caption: the caption stays, the group goes into rel',
)

export const fancybox: Adapter = {
  title: 'Fancybox',
  libraries: ['fancybox'],
  shown: ['.fancybox(', 'Fancybox.bind(', 'data-fancybox'],
  methods: ['fancybox'],
  calls: /^(\$\.fancybox|Fancybox)(\.|$)/,
  markup: '[data-fancybox]',
  isGrouped: true,
  writes: OVERLAY_WRITES,
  advise(use) {
    if (use.kind === 'markup') return advise(use, NONE, use.target)
    if (use.kind === 'method') return advise(use, optionsOf(use), use.target)
    const end = use.name.split('.').pop()
    if (end === 'close') return nobody(CLOSES)
    if (end === 'bind') return advise(use, optionsOf(use, 1), use.targetOf(0))
    if (end === 'open' || end === 'fancybox' || end === 'show') {
      const options = optionsOf(use).size > 0 ? optionsOf(use) : optionsOf(use, 1)
      return advise(use, options, use.trigger?.target)
    }
    return nobody(INSIDE)
  },
}

function advise(use: Use, options: Options, target: Target | undefined): Advised {
  const { carried, unsupported: left } = carry(options, rules)
  const type = text(options.get('type')) ?? target?.elements[0]?.getAttribute('data-type')
  const shows: Shown = /^(iframe|inline|ajax|image)$/.test(type ?? '') ? (type as Shown) : guessed(target)
  const href = text(options.get('href')) ?? text(options.get('src'))
  if (shows === 'image' || target?.elements.some((element) => element.hasAttribute('data-fancybox')))
    return inLightbox(use, target, shows, { carried, unsupported: left })
  const width = options.get('width')
  const height = options.get('height')
  return opens(
    use,
    target,
    { shows, ...(width && { width }), ...(height && { height }), ...(href && { href }) },
    {
      carried,
      unsupported: left,
    },
  )
}

/** Each link in the group that it names itself. */
function inLightbox(
  use: Use,
  target: Target | undefined,
  shows: Shown,
  { carried, unsupported: left }: Pick<Advised, 'carried' | 'unsupported'>,
): Advised {
  const written = write(
    use.page,
    target,
    { sample: '<a href="grande.jpg"><img src="petite.jpg" alt="…"></a>' },
    (element) => {
      const named = element.getAttribute('data-fancybox') ?? element.getAttribute('data-fancybox-group')
      const group = named || element.getAttribute('rel') || ''
      for (const name of ['data-fancybox', 'data-fancybox-group']) element.removeAttribute(name)
      element.setAttribute('rel', group ? `lightbox[${group}]` : 'lightbox')
      if (shows !== 'image') element.setAttribute('data-type', shows)
    },
  )
  return {
    answer: 'island',
    island: 'lightbox',
    written,
    carried: carried ?? [],
    unsupported: left ?? [],
    notes: use.kind === 'markup' ? [gallery] : [],
  }
}
