/** Magnific Popup: https://dimsemenov.com/plugins/magnific-popup/documentation.html */
import { type Adapter, type Advised, carry, nobody, optionRules, optionsOf, type Use } from '../adapter'
import { type Argument, isOn, text } from '../argument'
import { sampleName } from '../html'
import { type Page, select, type Target } from '../page'
import library from './magnific-popup.json' with { type: 'json' }
import notes from './notes.json' with { type: 'json' }
import { opens, shownAs } from './overlays'

const isWithout =
  (name: string) =>
  ({ entries }: Argument): boolean =>
    !entries?.has(name)

const rules = {
  gallery: {
    to: 'rel',
    as: ({ entries }: Argument) => (entries?.get('enabled')?.plain === true ? 'gallery' : undefined),
  },
  image: { when: isWithout('titleSrc'), unless: notes.captions },
  iframe: { when: isWithout('patterns'), unless: notes.frameAddress },
  ajax: { when: isWithout('settings'), unless: notes.requestData },
  ...optionRules(library.options),
}

export const magnificPopup: Adapter = {
  ...library,
  calls: /^\$\.magnificPopup(\.|$)/,
  advise(use) {
    const { kind, name, trigger, args } = use
    const command = text(args[0])
    if (kind === 'method' && command === undefined) return advise(use)
    const isClosing = kind === 'call' ? /close$/.test(name) : /close/.test(command ?? '')
    if (isClosing) return nobody(notes.closes)
    return kind === 'call' && trigger ? advise({ ...use, target: trigger.target }) : nobody(notes.inside)
  },
}

function advise(use: Use): Advised {
  const options = optionsOf(use)
  const target = delegated(use, text(options.get('delegate')))
  const isGallery = isOn(options.get('gallery')?.entries?.get('enabled'))
  return opens(use, target, carry(options, rules), {
    shows: shownAs(text(options.get('type')), target),
    group: isGallery ? groupName(use.target, use.page) : undefined,
  })
}

/** The links are inside what it was called on. */
function delegated({ target }: Use, inner: string | undefined): Target | undefined {
  if (!inner || !target) return target
  return {
    selector: `${target.selector} ${inner}`,
    elements: target.elements.flatMap((element) => select(element, inner)),
  }
}

const groupName = (target: Target | undefined, { lang }: Page): string =>
  /[\w-]+/.exec(target?.elements[0]?.id || target?.selector || '')?.[0] ?? sampleName(lang, 'gallery')
