/** jQuery Validation: https://jqueryvalidation.org/validate/ */
import type { Adapter, Advised, Unsupported, Use } from '../adapter'
import { carry, island, nobody, none, optionRules, optionsOf } from '../adapter'
import { type Argument, isOn, NONE, number, type Options, text } from '../argument'
import { writeForm } from '../html'
import notes from './notes.json' with { type: 'json' }
import library from './validate.json' with { type: 'json' }

const rules = {
  rules: { to: 'data-check', as: ({ entries }: Argument) => (entries ? 'rules' : undefined) },
  ...optionRules(library.options),
}

/** What a field says of itself with classes. */
const CLASSES = ['required', 'email', 'number', 'digits', 'url']
const YES: Argument = { source: 'true', plain: true }

export const validate: Adapter = {
  ...library,
  calls: /^\$\.validator(\.|$)/,
  advise(use) {
    if (use.kind === 'call')
      return /addMethod|addClassRules/.test(use.name) ? none(notes.ownRule) : nobody(notes.texts)
    if (use.name === 'valid') return nobody(notes.starts)
    return use.name === 'rules' ? none(notes.ownRule) : advise(use)
  },
}

function advise(use: Use): Advised {
  const options = optionsOf(use)
  const { carried, unsupported } = carry(options, rules)
  const more: Unsupported[] = []
  /** What the rules are written as. */
  const attributes = new Set<string>()
  const fields = options.get('rules')?.entries ?? NONE
  const inputs = [...fields.keys()].map((name) => `<input name="${name}">`).join('')
  const sample = `<form method="post" action="…">${inputs}<button>…</button></form>`
  const written = writeForm(use.page, use.target, sample, (form) => {
    form.removeAttribute('novalidate')
    for (const field of form.querySelectorAll('[name]')) {
      const own = rulesOf(fields.get(field.getAttribute('name') ?? ''))
      for (const [name, given] of own)
        if (given.plain !== false)
          for (const attribute of apply(field, name, given, more, form)) attributes.add(attribute)
      for (const word of CLASSES) if (field.classList.contains(word)) apply(field, word, YES, more, form)
      field.classList.remove(...CLASSES)
    }
  })
  const over = {
    carried: carried.map((each) =>
      attributes.size > 0 ? each.replace(/(?<=→ ).*/, [...attributes].join(', ')) : each,
    ),
    unsupported: [...unsupported, ...more],
  }
  return island('form', written, over)
}

/** `'required'` and `'required email'` are rules too. */
function rulesOf(given: Argument | undefined): Options {
  const word = text(given)
  return word === undefined ? (given?.entries ?? NONE) : new Map(word.split(/\s+/).map((name) => [name, YES]))
}

/** @returns the attributes that say it. */
function apply(field: Element, name: string, given: Argument, more: Unsupported[], form: Element): string[] {
  const option = `${field.getAttribute('name')}.${name}: ${given.source}`
  field.setAttribute('data-ilots-advised', '')
  if (name === 'remote') {
    form.setAttribute('data-verify', '')
    more.push({ option, why: notes.verify })
    return []
  }
  const found = ATTRIBUTES[name]?.(given)
  if (!found) more.push({ option, why: notes.ownRule })
  for (const [attribute, value] of Object.entries(found ?? {})) field.setAttribute(attribute, value)
  // A range is a number already.
  if (field.hasAttribute('data-min') || field.hasAttribute('data-max'))
    field.setAttribute('data-check', 'range')
  return Object.keys(found ?? {})
}

type Attributes = Readonly<Record<string, string>> | undefined

/** What a rule is as attributes; nothing for a value that only a script knows. */
const ATTRIBUTES: Readonly<Record<string, (given: Argument) => Attributes>> = {
  required: (given) => (given.isFunction || given.entries ? undefined : isOn(given) ? { required: '' } : {}),
  email: () => ({ 'data-check': 'email' }),
  number: () => ({ 'data-check': 'number' }),
  digits: () => ({ 'data-check': 'number' }),
  url: () => ({ type: 'url' }),
  min: (given) => limits([given], 'data-min'),
  max: (given) => limits([given], 'data-max'),
  range: ({ items }) => limits(items, 'data-min', 'data-max'),
  rangelength: ({ items }) => limits(items, 'minlength', 'maxlength'),
  minlength: (given) => limits([given], 'minlength'),
  maxlength: (given) => limits([given], 'maxlength'),
  pattern: ({ plain }) => (typeof plain === 'string' ? { pattern: plain } : undefined),
}

/** Each attribute with its number; nothing where one is missing. */
function limits(given: readonly Argument[] = [], ...attributes: string[]): Attributes {
  const found = attributes.flatMap((name, index) => {
    const value = number(given[index])
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  return found.length === attributes.length ? Object.fromEntries(found) : undefined
}
