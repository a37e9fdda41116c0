import { words } from '../../../src/island/define-reference'
import { type Adapter, type Advised, carry, nobody, none, optionsOf, type Use } from '../adapter'
import type { Options } from '../argument'
import { write } from '../html'
import type { Target } from '../page'
import {
  BOOTSTRAP_WRITES,
  BUTTON,
  carousel,
  idOf,
  modalRules,
  OWN,
  opener,
  PANEL,
  plainly,
  sticky,
  TOAST,
} from './bootstrap-parts'
import { CLOSES, NO_START, STARTS } from './reasons'
import { autocomplete } from './suggestions'
import { ALERT, FOLDS, POPOVER, SPY, TABS, TOOLTIP } from './without'

const BY_SCRIPT = words(
  'après une réponse, depuis un script : Ilots.modal.open({ titre, contenu })',
  'after an answer, from a script: Ilots.modal.open({ titre, contenu })',
)

/** What it does by calls. */
export const bootstrap: Adapter = {
  title: 'Bootstrap',
  libraries: ['bootstrap'],
  shown: ['.modal(', '.carousel(', '.affix(', '.scrollspy(', '.tab(', 'new bootstrap.…('],
  plain: [
    'modal',
    'carousel',
    'collapse',
    'tooltip',
    'button',
    'dropdown',
    'tab',
    'popover',
    'scrollspy',
    'affix',
    'alert',
    'toast',
    'typeahead',
    'offcanvas',
  ],
  calls: /^bootstrap\.\w+\.(getOrCreateInstance|getInstance)$/,
  constructors:
    /^bootstrap\.(Modal|Carousel|Collapse|Dropdown|Tab|Tooltip|Popover|ScrollSpy|Toast|Offcanvas|Alert|Button)$/,
  writes: BOOTSTRAP_WRITES,
  advise(use) {
    const kind = (use.kind === 'method' ? use.name : (use.name.split('.')[1] ?? '')).toLowerCase()
    const target = use.kind === 'method' ? use.target : use.targetOf(0)
    return byKind(use, kind, target, optionsOf(use, use.kind === 'method' ? 0 : 1))
  },
}

function byKind(use: Use, kind: string, target: Target | undefined, options: Options): Advised {
  const command = use.kind === 'method' ? use.args[0]?.plain : undefined
  switch (kind) {
    case 'modal':
      if (command === 'hide' || command === 'toggle' || command === 'dispose') return nobody(CLOSES)
      return content(use, target, options)
    case 'carousel':
      return typeof command === 'string' ? nobody(STARTS) : carousel(use, target, options)
    case 'dropdown':
      return nobody(STARTS)
    case 'collapse':
      return FOLDS
    case 'tooltip':
      return TOOLTIP
    case 'button':
      return { answer: 'browser', notes: [BUTTON] }
    case 'popover':
      return POPOVER
    case 'affix':
      return sticky(use, target)
    case 'toast':
      return {
        answer: 'island',
        island: 'toast',
        script: "Ilots.toast('…', { delay: 5000 })",
        notes: [TOAST],
      }
    case 'tab':
      return TABS
    case 'scrollspy':
      return SPY
    case 'alert':
      return ALERT
    case 'offcanvas':
      return { answer: 'island', island: 'mobile-menu', notes: [PANEL] }
    case 'typeahead':
      return autocomplete.advise(use) ?? none(words('voir autocomplete', 'see autocomplete'))
    default:
      return none(words('aucun îlot ne le fait', 'no island does it'))
  }
}

/** The content is hidden by the page, and links lead to it. */
function content(use: Use, target: Target | undefined, options: Options): Advised {
  const { carried, unsupported: left } = carry(options, modalRules)
  const id = idOf(target)
  if (use.trigger) return { ...opener(use, use.trigger.target, id), carried, unsupported: left }
  const isShown = use.kind === 'method' && use.args[0]?.plain === 'show'
  const written = write(use.page, target, { sample: `<div id="${id}">…</div>`, most: 1 }, plainly)
  return {
    answer: 'island',
    island: 'squeezebox',
    written: {
      ...written,
      html: [`<a class="squeezebox" href="#${id}" rel="{handler:'adopt'}">…</a>`, ...written.html],
    },
    carried,
    unsupported: [...left, ...(isShown ? [{ option: 'show', why: NO_START }] : [])],
    notes: [OWN, ...(isShown ? [BY_SCRIPT] : [])],
  }
}
