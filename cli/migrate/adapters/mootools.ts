/** MooTools's own classes, and those that came with it. */
import type { Adapter, Advised, Use } from '../adapter'
import { answering, carry, island, none, optionRules, optionsOf } from '../adapter'
import { type Argument, isOn, text } from '../argument'
import { mark, SAMPLES, write } from '../html'
import { dateField, ourFormat } from './dates'
import library from './mootools.json' with { type: 'json' }
import notes from './notes.json' with { type: 'json' }
import { suggestions } from './suggestions'
import { sorted } from './tables'

const completerRules = { forceSelect: { done: true }, ...optionRules(library.completerOptions) } as const
const tableRules = optionRules(library.tableOptions)
const zoomRules = optionRules(library.zoomOptions)
const onMonday = { when: ({ plain }: Argument) => plain === 1, unless: notes.pageLanguage }
const dateRules = {
  startDay: onMonday,
  offset: onMonday,
  timePicker: { to: 'class', as: (given: Argument) => (isOn(given) ? 'datetime' : 'date') },
  format: { to: 'data-format', as: ({ plain }: Argument) => fromStrftime(String(plain)) },
  ...optionRules(library.dateOptions),
}

export const mootools: Adapter = {
  ...library,
  constructors:
    /^(Fx\.(Slide|Accordion|Scroll|SmoothScroll|Tween|Morph|Elements|Reveal|Sort|Style|Styles)|Accordion|SmoothScroll|Tips|Autocompleter(\.\w+)*|HtmlTable|Sortables|Drag(\.\w+)?|Request\.(HTML|JSON)|Calendar|DatePicker|Picker\.Date|FormCheck|Form\.(Validator|Check|Request)(\.\w+)?|FormValidator(\.\w+)?|ReMooz|Slideshow|Swiff|Ajax)$/,
  advise(use) {
    const [family = ''] = use.name.split('.')
    const { name } = use
    const advise = BY_NAME[name] ?? BY_NAME[family]
    return advise?.(use) ?? ANSWERS[name] ?? ANSWERS[family] ?? none(notes.noIsland)
  },
}

/** By the name of its class. */
const ANSWERS = {
  ...answering('legacy', library.legacy),
  ...answering('browser', library.browser),
  ...answering('none', library.none),
}

const BY_NAME: Readonly<Record<string, (use: Use) => Advised>> = {
  Autocompleter: (use) => {
    const options = optionsOf(use, use.args.length - 1)
    const isFreeText = !isOn(options.get('forceSelect'))
    return suggestions(use, use.targetOf(0, 'id'), carry(options, completerRules), isFreeText)
  },
  'Fx.Scroll': scrolls,
  'Fx.SmoothScroll': scrolls,
  SmoothScroll: scrolls,
  HtmlTable: (use) => sorted(use, use.targetOf(0, 'id'), carry(optionsOf(use, 1), tableRules)),
  Calendar: date,
  DatePicker: date,
  'Picker.Date': date,
  'Form.Validator': form,
  FormValidator: form,
  FormCheck: form,
  ReMooz: zoom,
}

function scrolls(): Advised {
  return { answer: 'island', island: 'hash-scroll', script: '', notes: [notes.hashScroll] }
}

/** `%d/%m/%Y`, or the picker's own `d/m/Y`. */
function fromStrftime(format: string): string | undefined {
  const units: Readonly<Record<string, string>> = { d: 'dd', m: 'mm', Y: 'yyyy' }
  return ourFormat(format.replace(/%?([dmY])/g, (_, unit: string) => units[unit] ?? ''))
}

function date(use: Use): Advised {
  const options = optionsOf(use, 1)
  const format = fromStrftime(text(options.get('format')) ?? '')
  const hasTime = isOn(options.get('timePicker'))
  return dateField(use, use.targetOf(0, 'id'), { format, hasTime }, carry(options, dateRules))
}

function form(use: Use): Advised {
  const change = (element: Element) => {
    mark(element, 'form')
    for (const field of element.querySelectorAll('[class],[data-validators]')) {
      const names = `${field.className} ${field.getAttribute('data-validators') ?? ''}`
      if (/\brequired\b/.test(names)) field.setAttribute('required', '')
      if (/validate-email|\bemail\b/.test(names)) field.setAttribute('data-check', 'email')
      if (/validate-(numeric|integer|digits)|\b(digit|number)\b/.test(names))
        field.setAttribute('data-check', 'number')
      field.removeAttribute('data-validators')
    }
  }
  const parts = '[required],[data-check]'
  const written = write(use.page, use.targetOf(0, 'id'), SAMPLES.form, change, { parts })
  return island('form', written, { unsupported: carry(optionsOf(use, 1), {}).unsupported })
}

function zoom(use: Use): Advised {
  const written = write(use.page, use.targetOf(0), SAMPLES.image, (element) => mark(element, 'zoom'))
  return island('image-zoom', written, { unsupported: carry(optionsOf(use, 1), zoomRules).unsupported })
}
