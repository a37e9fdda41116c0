/** Fancybox, from the first version to the sixth. */
import type { Adapter, Advised, Use } from '../adapter'
import { carry, island, nobody, optionRules, optionsOf } from '../adapter'
import { NONE, type Options, text } from '../argument'
import { SAMPLES, write } from '../html'
import { type Target, targetOf } from '../page'
import library from './fancybox.json' with { type: 'json' }
import notes from './notes.json' with { type: 'json' }
import { opens, shownAs, toFrames } from './overlays'

const size = { to: 'rel', unless: notes.pixels }
const rules = { width: size, height: size, ...optionRules(library.options, library.attributes) }

export const fancybox: Adapter = {
  ...library,
  calls: /^(\$\.fancybox|Fancybox)(\.|$)/,
  advise(use) {
    if (use.kind === 'markup') return advise(use, NONE, use.target)
    if (use.kind === 'method') return advise(use, optionsOf(use), chosen(use))
    const end = use.name.split('.').pop()
    if (end === 'bind') return advise(use, optionsOf(use, 1), use.targetOf(0))
    if (end === 'open' || end === 'fancybox' || end === 'show') {
      const options = optionsOf(use).size > 0 ? optionsOf(use) : optionsOf(use, 1)
      return advise(use, options, use.trigger?.target)
    }
    return nobody(end === 'close' ? notes.closes : notes.inside)
  },
}

/** The links may be named by an option, whatever it is called on. */
function chosen(use: Use): Target | undefined {
  const selector = text(optionsOf(use).get('selector'))
  return selector ? targetOf(use.page, selector) : use.target
}

function advise(use: Use, options: Options, target: Target | undefined): Advised {
  const over = carry(options, rules)
  const type = text(options.get('type')) ?? target?.elements[0]?.getAttribute('data-type')
  const shows = shownAs(type, target)
  const isMarked = target?.elements.some((element) => element.hasAttribute('data-fancybox'))
  if (shows !== 'image' && !isMarked)
    return opens(use, target, over, {
      shows,
      width: options.get('width'),
      height: options.get('height'),
      href: text(options.get('href')) ?? text(options.get('src')),
    })
  // Each link in the group that it names itself.
  const written = write(use.page, target, SAMPLES.image, (element) => {
    const named = element.getAttribute('data-fancybox') ?? element.getAttribute('data-fancybox-group')
    const group = named || element.getAttribute('rel') || ''
    for (const name of ['data-fancybox', 'data-fancybox-group']) element.removeAttribute(name)
    element.setAttribute('rel', group ? `lightbox[${group}]` : 'lightbox')
    if (shows !== 'image') element.setAttribute('data-type', shows)
  })
  const caption = use.kind === 'markup' ? [notes.galleryCaption] : []
  return island('lightbox', written, over, [...caption, ...toFrames(target)])
}
