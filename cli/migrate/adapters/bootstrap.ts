/** Bootstrap by calls. */
import { ownProperty } from '../../../src/base/own-property'
import type { Adapter, Advised, CalledOn, Use } from '../adapter'
import { answering, calledOn, carry, island, nobody, none, optionRules } from '../adapter'
import { type Argument, isOn, text } from '../argument'
import { added, sampleName, together, write } from '../html'
import { idOf } from '../page'
import library from './bootstrap.json' with { type: 'json' }
import { carousel, opener, plainly, sticky } from './bootstrap-parts'
import notes from './notes.json' with { type: 'json' }
import { leadTo } from './overlays'
import { autocomplete } from './suggestions'

/** By the name of its method. */
const ANSWERS = {
  ...answering('browser', library.browser),
  ...answering('none', library.none),
  ...answering('nobody', library.nobody),
}
const modalRules = optionRules(library.modalOptions)

/** What it does by calls. */
export const bootstrap: Adapter = {
  ...library,
  calls: /^bootstrap\.\w+\.(getOrCreateInstance|getInstance)$/,
  constructors:
    /^bootstrap\.(Modal|Carousel|Collapse|Dropdown|Tab|Tooltip|Popover|ScrollSpy|Toast|Offcanvas|Alert|Button)$/,
  advise(use) {
    const name = use.kind === 'method' ? use.name : use.name.split('.')[1]
    return byKind(use, (name ?? '').toLowerCase(), calledOn(use))
  },
}

function byKind(use: Use, kind: string, on: CalledOn): Advised {
  const command = use.kind === 'method' ? use.args[0]?.plain : undefined
  switch (kind) {
    case 'modal':
      if (command === 'hide' || command === 'toggle' || command === 'dispose') return nobody(notes.closes)
      return content(use, on, isShownAtOnce(use, on))
    case 'carousel':
      return typeof command === 'string' ? nobody(notes.starts) : carousel(use, on.target, on.options)
    case 'affix':
      return sticky(use, on.target)
    case 'toast':
      return {
        answer: 'island',
        island: 'toast',
        script: "Ilots.toast('…', { delay: 5000 })",
        notes: [notes.toast],
      }
    case 'offcanvas':
      return { answer: 'island', island: 'mobile-menu', notes: [notes.linksPanel] }
    case 'typeahead':
      return autocomplete.advise(use)
    default:
      return ownProperty(ANSWERS, kind) ?? none(notes.noIsland)
  }
}

/** Up to version 4 a call without `show: false` shows it; from version 5 on `new` does not. */
const isShownAtOnce = ({ kind, args: [command] }: Use, { options }: CalledOn): boolean =>
  kind === 'method' && (command?.plain === 'show' || (!text(command) && isOn(options.get('show') ?? YES)))
const YES: Argument = { source: 'true', plain: true }

/** The content is hidden by the page, and links lead to it. */
function content(use: Use, { target, options: given }: CalledOn, isShown: boolean): Advised {
  const options = new Map([...given].filter(([name]) => name !== 'show'))
  const { carried, unsupported } = carry(options, modalRules)
  const id = idOf(target) ?? sampleName(use.page.lang, 'content')
  if (use.trigger) return { ...opener(use, use.trigger.target, id), carried, unsupported }
  const written = write(use.page, target, `<div id="${id}">…</div>`, plainly, { isOne: true })
  const link = use.page.root.createElement('a')
  link.textContent = '…'
  leadTo(link, id)
  return island(
    'squeezebox',
    together(added(link), written),
    { carried, unsupported: [...unsupported, ...(isShown ? [{ option: 'show', why: notes.noStart }] : [])] },
    [notes.ownWindow, ...(isShown ? [notes.openedByScript] : [])],
  )
}
