/** Colorbox: https://www.jacklmoore.com/colorbox */
import { words } from '../../../src/island/define-reference'
import { type Adapter, type Advised, carry, done, nobody, optionsOf, type Use, unsupported } from '../adapter'
import { isOn, pixels, text } from '../argument'
import { guessed, OVERLAY_WRITES, opens, type Shown } from './overlays'
import {
  ALWAYS_CLOSES,
  CLOSES,
  CONTROLS,
  EVENTS,
  INSIDE,
  LOOK,
  MOTION,
  NO_START,
  PIXELS,
  TEXTS,
} from './reasons'

const size = {
  to: 'rel',
  as: (given: Parameters<typeof pixels>[0]) => pixels(given)?.toString(),
  unless: PIXELS,
}

const rules = {
  width: size,
  height: size,
  innerWidth: size,
  innerHeight: size,
  rel: { to: 'rel' },
  href: { to: 'href' },
  title: { to: 'title' },
  ...done(
    'iframe inline photo scrolling returnFocus trapFocus preloading fixed loop reposition scalePhotos arrowKey',
  ),
  ...unsupported(LOOK, 'opacity className top bottom left right initialWidth initialHeight'),
  ...unsupported(MOTION, 'transition speed fadeOut'),
  ...unsupported(PIXELS, 'maxWidth maxHeight'),
  ...unsupported(EVENTS, 'onOpen onLoad onComplete onCleanup onClosed'),
  ...unsupported(TEXTS, 'current previous next close xhrError imgError slideshowStart slideshowStop'),
  ...unsupported(ALWAYS_CLOSES, 'escKey overlayClose'),
  ...unsupported(CONTROLS, 'closeButton'),
  ...unsupported(NO_START, 'open'),
  ...unsupported(INSIDE, 'fastIframe retinaImage retinaUrl retinaSuffix createImg createIframe'),
  ...unsupported(
    words(
      'le diaporama de la visionneuse a son rythme, et démarre arrêté',
      'the lightbox’s slideshow has a pace of its own, and starts stopped',
    ),
    'slideshow slideshowSpeed slideshowAuto',
  ),
  ...unsupported(
    words(
      'du HTML donné par un script : le mettre dans la page, caché, et y mener par href="#…"',
      'HTML that a script gives: put it into the page, hidden, and lead there with href="#…"',
    ),
    'html',
  ),
  ...unsupported(
    words(
      'une requête avec des données : data-ilot="popup" et data-params',
      'a request with data: data-ilot="popup" and data-params',
    ),
    'data',
  ),
}

export const colorbox: Adapter = {
  title: 'Colorbox',
  libraries: ['colorbox'],
  shown: ['.colorbox(', '$.colorbox('],
  methods: ['colorbox'],
  calls: /^\$\.colorbox(\.|$)/,
  writes: OVERLAY_WRITES,
  advise(use) {
    if (use.kind === 'method') return advise(use)
    const end = use.name.split('.').pop()
    if (end === 'colorbox') return advise({ ...use, ...(use.trigger && { target: use.trigger.target }) })
    if (end === 'close' || end === 'remove') return nobody(CLOSES)
    return nobody(INSIDE)
  },
}

function advise(use: Use): Advised {
  const options = optionsOf(use)
  const { carried, unsupported: left } = carry(options, rules)
  const shows = shownBy(use)
  const group = text(options.get('rel')) ?? (shows === 'image' ? groupOf(use) : undefined)
  const width = options.get('innerWidth') ?? options.get('width')
  const height = options.get('innerHeight') ?? options.get('height')
  const href = text(options.get('href'))
  const title = text(options.get('title'))
  return opens(
    use,
    use.target,
    {
      shows,
      ...(width && { width }),
      ...(height && { height }),
      ...(group && group !== 'nofollow' && { group }),
      ...(href && { href }),
      ...(title && { title }),
    },
    { carried, unsupported: left },
  )
}

function shownBy(use: Use): Shown {
  const options = optionsOf(use)
  if (isOn(options.get('iframe'))) return 'iframe'
  if (isOn(options.get('inline')) || options.has('html')) return 'inline'
  if (isOn(options.get('photo'))) return 'image'
  const href = text(options.get('href'))
  if (href !== undefined && /\.(jpe?g|png|gif|webp|svg)/i.test(href)) return 'image'
  return guessed(use.target)
}

/** Colorbox takes the link's own `rel`. */
const groupOf = ({ target }: Use): string | undefined =>
  target?.elements[0]?.getAttribute('rel')?.replace(/^lightbox\[?|\]$/g, '') || undefined
