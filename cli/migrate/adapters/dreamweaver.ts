/** Dreamweaver's behaviours: `MM_…` in handlers. */
import type { Adapter, Advised, Use } from '../adapter'
import { answering, island, none } from '../adapter'
import { text } from '../argument'
import { mark, SAMPLES, withoutHandler, write, writeForm } from '../html'
import { closest, select } from '../page'
import library from './dreamweaver.json' with { type: 'json' }
import notes from './notes.json' with { type: 'json' }

/** By the name of its function. */
const ANSWERS = { ...answering('browser', library.browser), ...answering('nobody', library.nobody) }

export const dreamweaver: Adapter = {
  ...library,
  calls: /^MM_\w+$/,
  advise(use) {
    switch (use.name) {
      case 'MM_openBrWindow':
        return opensWindow(use)
      case 'MM_goToURL':
        return goes(use)
      case 'MM_validateForm':
        return checks(use)
      case 'MM_popupMsg':
        return {
          answer: 'island',
          island: 'modal',
          script: `await Ilots.modal.alert(${JSON.stringify(text(use.args[0]) ?? '…')})`,
        }
      default:
        return ANSWERS[use.name] ?? none(notes.noIsland)
    }
  },
}

/** `MM_openBrWindow('aide.html', 'aide', 'scrollbars=yes,width=400,height=300')` */
function opensWindow({ page, trigger, args }: Use): Advised {
  const [url, name, features = ''] = args.map(text)
  const size = new Map(
    [...features.matchAll(/\b(width|height)\s*=\s*(\d+)/g)].map(([, axis = '', pixels = '']) => [
      axis,
      pixels,
    ]),
  )
  const left = features
    .split(',')
    .map((feature) => feature.trim())
    .filter((feature) => feature && !/^(width|height)\s*=/.test(feature))
    .map((option) => ({ option, why: notes.windowFeatures }))
  const written = write(page, trigger?.target, SAMPLES.link, (element) => {
    withoutHandler(element, trigger?.event ?? 'click')
    mark(element, 'popup')
    if (url) element.setAttribute(element.localName === 'a' ? 'href' : 'data-url', url)
    element.setAttribute('data-type', 'iframe')
    for (const axis of ['width', 'height']) {
      const pixels = size.get(axis)
      if (pixels) element.setAttribute(`data-${axis}`, pixels)
    }
    element.removeAttribute('target')
  })
  return island('popup', written, {
    carried: ['url → href', ...[...size.keys()].map((axis) => `${axis} → data-${axis}`)],
    unsupported: name ? [{ option: name, why: notes.windowName }, ...left] : left,
  })
}

/** `MM_goToURL('parent', 'page.html'); return document.MM_returnValue` */
function goes({ page, trigger, args }: Use): Advised {
  const url = text(args[1])
  const [element] = trigger?.target.elements ?? []
  const written = write(page, trigger?.target, SAMPLES.link, (own) => {
    withoutHandler(own, trigger?.event ?? 'click')
    if (url) own.setAttribute(own.localName === 'a' || !element ? 'href' : 'data-goto-url', url)
  })
  return element && element.localName !== 'a'
    ? island('goto-block', written)
    : { answer: 'browser', written, notes: [notes.link] }
}

/** Field, message, rule, three by three: `R` is required, `isEmail`, `isNum`, `inRange1:10`; `N` and `R` in front. */
function checks({ page, trigger, args }: Use): Advised {
  const [element] = trigger?.target.elements ?? []
  const form = element && closest(element, 'form')
  const target = { selector: '', elements: form ? [form] : [] }
  const written = writeForm(page, target, SAMPLES.form, (copy) => {
    copy.removeAttribute('onsubmit')
    for (let index = 0; index + 2 < args.length; index += 3) {
      const name = text(args[index]) ?? ''
      const rule = text(args[index + 2]) ?? ''
      for (const field of select(copy, `[name="${name}"],[id="${name}"]`)) apply(field, rule)
    }
    for (const button of copy.querySelectorAll('[onclick]'))
      if (/MM_validateForm/.test(button.getAttribute('onclick') ?? '')) button.removeAttribute('onclick')
  })
  return island('form', written, {
    carried: ['R → required', 'isEmail → data-check', 'isNum → data-check', 'inRange → data-min, data-max'],
  })
}

function apply(field: Element, rule: string): void {
  field.setAttribute('data-ilots-advised', '')
  if (rule.startsWith('R')) field.setAttribute('required', '')
  if (/isEmail/i.test(rule)) field.setAttribute('data-check', 'email')
  if (/isNum/i.test(rule)) field.setAttribute('data-check', 'number')
  const [, min, max] = /inRange(-?[\d.]+):(-?[\d.]+)/i.exec(rule) ?? []
  if (min === undefined || max === undefined) return
  field.setAttribute('data-check', 'range')
  field.setAttribute('data-min', min)
  field.setAttribute('data-max', max)
}
