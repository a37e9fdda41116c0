/** SqueezeBox, Slimbox and what they came from: their markers are read here as they are. */
import type { Adapter, Advised, Over, Use } from '../adapter'
import { carry, island, nobody, optionRules, optionsOf } from '../adapter'
import { type Argument, asWritten, type Options, text } from '../argument'
import { SAMPLES, sampleName, withoutHandler, write } from '../html'
import type { Target } from '../page'
import notes from './notes.json' with { type: 'json' }
import { opensAddress } from './overlays'
import ofSlimbox from './slimbox.json' with { type: 'json' }
import ofSqueezeBox from './squeezebox.json' with { type: 'json' }

const rules = {
  size: { to: 'rel', as: ({ entries }: Argument) => (entries ? 'size' : undefined) },
  ...optionRules(ofSqueezeBox.options, ofSqueezeBox.attributes),
}

export const squeezeBox: Adapter = {
  ...ofSqueezeBox,
  calls: /^SqueezeBox\.\w+$/,
  advise(use) {
    switch (use.name.split('.')[1]) {
      case 'assign':
        return links(use, use.targetOf(0), optionsOf(use, 1))
      case 'open':
      case 'fromElement':
        return opened(use)
      case 'close':
      case 'trash':
        return nobody(notes.closes)
      case 'initialize':
        return { ...nobody(notes.starts), unsupported: carry(optionsOf(use), rules).unsupported }
      default:
        return nobody(notes.inside)
    }
  },
}

function links(use: Use, target: Target | undefined, options: Options, event?: string): Advised {
  const url = text(options.get('url'))
  const written = write(use.page, target, SAMPLES.page, (element) => {
    if (event) withoutHandler(element, event)
    element.classList.add('squeezebox')
    const isSaid = element.getAttribute('rel')?.includes('{')
    if (url && isSaid && element.localName === 'a') element.setAttribute('href', url)
    const own = isSaid ? '' : relOf(options, url && opensAddress(element, url))
    if (own) element.setAttribute('rel', own)
  })
  return island('squeezebox', written, carry(options, rules), [notes.readAsIs])
}

/** The options that a link says for itself, once for all of them. */
function relOf(options: Options, url: string | undefined): string {
  const handler = text(options.get('handler'))
  const size = options.get('size')?.entries
  const axes = ['x', 'y'].flatMap((axis) =>
    size?.get(axis)?.plain === undefined ? [] : `${axis}:${size.get(axis)?.plain}`,
  )
  const parts = [
    handler && `handler:'${handler}'`,
    axes.length > 0 && `size:{${axes.join(',')}}`,
    url && `url:'${url.replace(/['\\]/g, '\\$&')}'`,
    options.get('closable')?.plain === false && 'closable:false',
  ].filter(Boolean)
  return parts.length > 0 ? `{${parts.join(',')}}` : ''
}

/** `SqueezeBox.open(url, { handler: 'iframe' })` when something is pressed. */
function opened(use: Use): Advised {
  const url = text(use.args[0])
  const options = new Map(optionsOf(use, 1))
  if (url) options.set('url', asWritten(url))
  return links(use, use.trigger?.target ?? use.targetOf(0), options, use.trigger?.event)
}

const galleryRules = optionRules(ofSlimbox.options)

/** What a gallery is set by stays behind, whatever it is. */
const leftOf = (use: Use, index = 0): Over => ({
  unsupported: carry(optionsOf(use, index), galleryRules).unsupported,
})

/** Slimbox for MooTools and for jQuery, the first Lightbox, and Lightbox2. */
export const slimbox: Adapter = {
  ...ofSlimbox,
  calls: /^(Slimbox|Lightbox|lightbox|\$\.slimbox)(\.\w+)?$/,
  constructors: /^Lightbox$/,
  advise(use) {
    if (use.kind === 'markup') return inGroups(use)
    if (use.kind === 'method') return { ...inGroups(use), ...leftOf(use) }
    const end = use.name.split('.').pop()
    if (end === 'open' || use.name === '$.slimbox') return openedImage(use)
    return end === 'close' ? nobody(notes.closes) : { ...nobody(notes.relKept), ...leftOf(use) }
  },
}

function inGroups({ page, target }: Use): Advised {
  const written = write(page, target, SAMPLES.image, (element) => {
    const group =
      element.getAttribute('data-lightbox') ||
      /^lightbox[-[]?(.*?)\]?$/.exec(element.getAttribute('rel') ?? '')?.[1] ||
      sampleName(page.lang, 'gallery')
    const caption = element.getAttribute('data-title')
    element.removeAttribute('data-lightbox')
    element.removeAttribute('data-title')
    element.setAttribute('rel', `lightbox[${group}]`)
    if (caption) element.setAttribute('data-caption', caption)
  })
  return island('lightbox', written, {}, [notes.relKept])
}

function openedImage(use: Use): Advised {
  const { page, trigger, args } = use
  const href = text(args[0]) ?? text(args[0]?.items?.[0]?.items?.[0])
  const title = text(args[1])
  const written = write(page, trigger?.target, '<a href="{large}">…</a>', (element) => {
    if (trigger) withoutHandler(element, trigger.event)
    if (href && element.localName === 'a') element.setAttribute('href', href)
    if (title) element.setAttribute('title', title)
    element.setAttribute('rel', 'lightbox')
  })
  return island('lightbox', written, leftOf(use, 2), [notes.relKept])
}
