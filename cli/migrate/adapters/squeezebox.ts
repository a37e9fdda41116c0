/** SqueezeBox, Slimbox and what they came from: their markers are read here as they are. */
import { words } from '../../../src/island/define-reference'
import { type Adapter, type Advised, carry, done, nobody, optionsOf, type Use, unsupported } from '../adapter'
import { type Argument, type Options, text } from '../argument'
import { withoutHandler, write } from '../html'
import type { Target } from '../page'
import { ALWAYS_CLOSES, CLOSES, CONTROLS, EVENTS, INSIDE, LOOK, MOTION, STARTS, TEXTS } from './reasons'

const rules = {
  size: { to: 'rel', as: ({ entries }: Argument) => (entries ? 'size' : undefined) },
  handler: { to: 'rel' },
  url: { to: 'href' },
  ...done('parse parseSecure target overlay'),
  ...unsupported(
    LOOK,
    'classWindow classOverlay overlayOpacity zIndex shadow marginInner marginImage sizeLoading iframePreload',
  ),
  ...unsupported(MOTION, 'overlayFx resizeFx contentFx fx'),
  ...unsupported(ALWAYS_CLOSES, 'closable'),
  ...unsupported(CONTROLS, 'closeBtn'),
  ...unsupported(EVENTS, 'onOpen onClose onUpdate onResize onMove onShow onHide'),
  ...unsupported(INSIDE, 'ajaxOptions iframeOptions adopt document ajaxStripTags'),
}
const READ_AS_IS = words(
  'la classe squeezebox suffit : rel est lu comme avant, jamais évalué',
  'the class squeezebox is enough: rel is read as before, never evaluated',
)

export const squeezeBox: Adapter = {
  title: 'SqueezeBox',
  libraries: ['squeezebox', 'mootools'],
  shown: ['SqueezeBox.assign(', 'SqueezeBox.open('],
  calls: /^SqueezeBox\.\w+$/,
  writes: { squeezebox: ['class', 'rel', 'href'] },
  advise(use) {
    switch (use.name.split('.')[1]) {
      case 'assign':
        return links(use, use.targetOf(0), optionsOf(use, 1))
      case 'open':
      case 'fromElement':
        return opened(use)
      case 'close':
      case 'trash':
        return nobody(CLOSES)
      case 'initialize':
        return { ...nobody(STARTS), unsupported: carry(optionsOf(use), rules).unsupported }
      default:
        return nobody(INSIDE)
    }
  },
}

function links(use: Use, target: Target | undefined, options: Options, event?: string): Advised {
  const { carried, unsupported: left } = carry(options, rules)
  const own = relOf(options)
  const written = write(use.page, target, { sample: '<a href="page.html">…</a>' }, (element) => {
    if (event) withoutHandler(element, event)
    element.classList.add('squeezebox')
    const url = text(options.get('url'))
    if (url && element.localName === 'a') element.setAttribute('href', url)
    const given = element.getAttribute('rel') ?? ''
    if (own && !given.includes('{')) element.setAttribute('rel', own)
  })
  return { answer: 'island', island: 'squeezebox', written, carried, unsupported: left, notes: [READ_AS_IS] }
}

/** The options that a link says for itself, once for all of them. */
function relOf(options: Options): string {
  const handler = text(options.get('handler'))
  const size = options.get('size')?.entries
  const axes = ['x', 'y'].flatMap((axis) =>
    size?.get(axis)?.plain === undefined ? [] : `${axis}:${size.get(axis)?.plain}`,
  )
  const parts = [handler && `handler:'${handler}'`, axes.length > 0 && `size:{${axes.join(',')}}`].filter(
    Boolean,
  )
  return parts.length > 0 ? `{${parts.join(',')}}` : ''
}

/** `SqueezeBox.open(url, { handler: 'iframe' })` when something is pressed. */
function opened(use: Use): Advised {
  const url = text(use.args[0])
  const options = new Map([
    ...optionsOf(use, 1),
    ...(url ? [['url', { source: url, plain: url }] as const] : []),
  ])
  const target = use.trigger?.target ?? use.targetOf(0)
  return links(use, target, options, use.trigger?.event)
}

const galleryRules = {
  ...done('loop closeKeys previousKeys nextKeys'),
  ...unsupported(LOOK, 'overlayOpacity initialWidth initialHeight defaultWidth defaultHeight'),
  ...unsupported(
    MOTION,
    'overlayFadeDuration resizeDuration resizeTransition imageFadeDuration captionAnimationDuration resizeEasing animateCaption fadeDuration',
  ),
  ...unsupported(TEXTS, 'counterText albumLabel'),
  ...unsupported(
    CONTROLS,
    'showCounter showControls descriptions wrapAround showImageNumberLabel positionFromTop',
  ),
}
const REL = words('rel="lightbox[groupe]" est lu comme avant', 'rel="lightbox[group]" is read as before')

/** Slimbox for MooTools and for jQuery, the first Lightbox, and Lightbox2. */
export const slimbox: Adapter = {
  title: 'Slimbox',
  libraries: ['slimbox', 'lightbox2'],
  shown: ['.slimbox(', 'Slimbox.open(', 'data-lightbox'],
  methods: ['slimbox'],
  calls: /^(Slimbox|Lightbox|lightbox|\$\.slimbox)(\.\w+)?$/,
  constructors: /^Lightbox$/,
  markup: '[data-lightbox]',
  isGrouped: true,
  writes: { lightbox: ['rel', 'href', 'title', 'data-caption'] },
  advise(use) {
    if (use.kind === 'markup') return inGroups(use, use.target)
    if (use.kind === 'method')
      return { ...inGroups(use, use.target), unsupported: carry(optionsOf(use), galleryRules).unsupported }
    const end = use.name.split('.').pop()
    if (end === 'open' || use.name === '$.slimbox') return openedImage(use)
    if (end === 'close') return nobody(CLOSES)
    return { ...nobody(REL), unsupported: carry(optionsOf(use), galleryRules).unsupported }
  },
}

function inGroups(use: Use, target: Target | undefined): Advised {
  const written = write(
    use.page,
    target,
    { sample: '<a href="grande.jpg"><img src="petite.jpg" alt="…"></a>' },
    (element) => {
      const group =
        element.getAttribute('data-lightbox') ||
        /^lightbox[-[]?(.*?)\]?$/.exec(element.getAttribute('rel') ?? '')?.[1] ||
        'galerie'
      const caption = element.getAttribute('data-title')
      element.removeAttribute('data-lightbox')
      element.removeAttribute('data-title')
      element.setAttribute('rel', `lightbox[${group}]`)
      if (caption) element.setAttribute('data-caption', caption)
    },
  )
  return { answer: 'island', island: 'lightbox', written, notes: [REL] }
}

function openedImage(use: Use): Advised {
  const href = text(use.args[0]) ?? text(use.args[0]?.items?.[0]?.items?.[0])
  const title = text(use.args[1])
  const written = write(
    use.page,
    use.trigger?.target,
    { sample: '<a href="grande.jpg">…</a>' },
    (element) => {
      if (use.trigger) withoutHandler(element, use.trigger.event)
      if (href && element.localName === 'a') element.setAttribute('href', href)
      if (title) element.setAttribute('title', title)
      element.setAttribute('rel', 'lightbox')
    },
  )
  return {
    answer: 'island',
    island: 'lightbox',
    written,
    unsupported: carry(optionsOf(use, 2), galleryRules).unsupported,
    notes: [REL],
  }
}
