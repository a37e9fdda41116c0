/** `.datepicker(…)`: of jQuery UI, and of bootstrap-datepicker, which took its name. */
import { type Adapter, type Advised, carry, nobody, none, optionRules, optionsOf, type Use } from '../adapter'
import { type Argument, isOn, text } from '../argument'
import library from './datepicker.json' with { type: 'json' }
import { dateField, dayOf, isKind, ourFormat, years } from './dates'
import notes from './notes.json' with { type: 'json' }

const onMonday = { when: ({ plain }: Argument) => plain === 1, unless: notes.pageLanguage }

function rules(format: string) {
  const day = (to: string) => ({
    to,
    as: (given: Argument) => dayOf(given, format),
    unless: notes.relativeDay,
  })
  // Two formats are classes of their own.
  const to = isKind(format) ? 'class' : 'data-format'
  const shown = { to, as: ({ plain }: Argument) => ourFormat(String(plain)), unless: notes.dateFormat }
  return {
    dateFormat: shown,
    format: shown,
    minDate: day('min'),
    startDate: day('min'),
    maxDate: day('max'),
    endDate: day('max'),
    yearRange: { to: 'data-year-range', as: years },
    firstDay: onMonday,
    weekStart: onMonday,
    language: { when: ({ plain }: Argument) => /^(fr|en)\b/.test(String(plain)), unless: notes.pageLanguage },
    constrainInput: { when: isOn, unless: notes.freeTyping },
    ...optionRules(library.options),
  }
}

export const datepicker: Adapter = {
  ...library,
  calls: /^\$\.datepicker(\.|$)/,
  advise(use) {
    if (use.kind === 'call') return nobody(notes.pageLanguage)
    const command = use.args[0]?.plain
    if (typeof command !== 'string') return advise(use)
    return /^(refresh|destroy|hide)$/.test(command) ? nobody(notes.starts) : none(notes.fieldValue)
  },
}

function advise(use: Use): Advised {
  const options = optionsOf(use)
  const given = text(options.get('dateFormat')) ?? text(options.get('format'))
  const format = ourFormat(given)
  const over = carry(options, rules(format ?? 'dd/mm/yyyy'))
  const attributes = new Map(over.set)
  for (const name of ['class', 'data-format']) attributes.delete(name)
  return dateField(use, use.target, { format, attributes }, over, given ? [] : [notes.sendFormat])
}
