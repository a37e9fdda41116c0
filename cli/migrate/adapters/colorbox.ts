/** Colorbox: https://www.jacklmoore.com/colorbox */
import { type Adapter, type Advised, carry, nobody, optionRules, optionsOf, type Use } from '../adapter'
import { isOn, type Options, text } from '../argument'
import library from './colorbox.json' with { type: 'json' }
import notes from './notes.json' with { type: 'json' }
import { opens, type Shown, shownAs, size } from './overlays'

const rules = {
  width: size,
  height: size,
  innerWidth: size,
  innerHeight: size,
  ...optionRules(library.options, library.attributes),
}

export const colorbox: Adapter = {
  ...library,
  calls: /^\$\.colorbox(\.|$)/,
  advise(use) {
    if (use.kind === 'method') return advise(use)
    const end = use.name.split('.').pop()
    if (end === 'colorbox') return advise({ ...use, ...(use.trigger && { target: use.trigger.target }) })
    return nobody(end === 'close' || end === 'remove' ? notes.closes : notes.inside)
  },
}

function advise(use: Use): Advised {
  const options = optionsOf(use)
  const shows = shownBy(use, options)
  const group = text(options.get('rel')) ?? (shows === 'image' ? groupOf(use) : undefined)
  return opens(use, use.target, carry(options, rules), {
    shows,
    group: group === 'nofollow' ? undefined : group,
    width: options.get('innerWidth') ?? options.get('width'),
    height: options.get('innerHeight') ?? options.get('height'),
    href: text(options.get('href')),
    title: text(options.get('title')),
  })
}

function shownBy(use: Use, options: Options): Shown {
  if (isOn(options.get('iframe'))) return 'iframe'
  if (isOn(options.get('inline')) || options.has('html')) return 'inline'
  const isPhoto = isOn(options.get('photo'))
  const isImage = /\.(jpe?g|png|gif|webp|svg)/i.test(text(options.get('href')) ?? '')
  return isPhoto || isImage ? 'image' : shownAs(undefined, use.target)
}

/** Colorbox takes the link's own `rel`. */
const groupOf = ({ target }: Use): string | undefined =>
  target?.elements[0]?.getAttribute('rel')?.replace(/^lightbox\[?|\]$/g, '') || undefined
