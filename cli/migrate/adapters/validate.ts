/** jQuery Validation: https://jqueryvalidation.org/validate/ */
import { words } from '../../../src/island/define-reference'
import {
  type Adapter,
  type Advised,
  carry,
  done,
  nobody,
  none,
  optionsOf,
  type Unsupported,
  type Use,
  unsupported,
} from '../adapter'
import { type Argument, isOn, number, type Options, text } from '../argument'
import { mark, write } from '../html'
import { EVENTS, INSIDE, LOOK, STARTS, TEXTS } from './reasons'

const REMOTE = words(
  'le serveur vérifie : data-verify sur le formulaire, avant l’envoi',
  'the server verifies: data-verify on the form, before it is sent',
)
const OWN_RULE = words(
  'aucune vérification ne compare deux champs ni n’appelle une fonction : au serveur, par data-verify',
  'no check compares two fields or calls a function: by the server, with data-verify',
)

const rules = {
  rules: { to: 'data-check', as: ({ entries }: Argument) => (entries ? 'rules' : undefined) },
  ...done('focusInvalid focusCleanup onsubmit errorContainer errorLabelContainer'),
  ...unsupported(TEXTS, 'messages'),
  ...unsupported(
    LOOK,
    'errorClass validClass errorElement wrapper errorPlacement highlight unhighlight success',
  ),
  ...unsupported(EVENTS, 'invalidHandler showErrors'),
  ...unsupported(
    words(
      'le formulaire s’envoie de lui-même ; un envoi sans changer de page est un form-block ou un bloc de contenu',
      'the form is sent by itself; sending without a new page is a form-block or a content block',
    ),
    'submitHandler',
  ),
  ...unsupported(
    INSIDE,
    'ignore ignoreTitle groups normalizer onfocusout onkeyup onclick debug pendingClass escapeHtml',
  ),
}

/** What a field says of itself with classes. */
const CLASSES = ['required', 'email', 'number', 'digits', 'url'] as const
const CHECKS = [
  'required',
  'data-check',
  'data-min',
  'data-max',
  'minlength',
  'maxlength',
  'pattern',
  'type',
  'data-verify',
]

export const validate: Adapter = {
  title: 'jQuery Validation',
  libraries: ['validate'],
  shown: ['.validate('],
  plain: ['validate', 'valid', 'rules'],
  calls: /^\$\.validator(\.|$)/,
  writes: { form: ['data-ilot', ...CHECKS] },
  advise(use) {
    if (use.kind === 'call') return /addMethod|addClassRules/.test(use.name) ? none(OWN_RULE) : nobody(TEXTS)
    if (use.name === 'valid') return nobody(STARTS)
    if (use.name === 'rules') return none(OWN_RULE)
    return advise(use)
  },
}

function advise(use: Use): Advised {
  const options = optionsOf(use)
  const { carried, unsupported: left } = carry(options, rules)
  const more: Unsupported[] = []
  /** What the rules are written as. */
  const attributes = new Set<string>()
  const fields = options.get('rules')?.entries ?? new Map<string, Argument>()
  const written = write(
    use.page,
    use.target,
    {
      sample: `<form method="post" action="…">${[...fields.keys()].map((name) => `<input name="${name}">`).join('')}<button>…</button></form>`,
      parts: '[data-ilots-advised]',
    },
    (form) => {
      mark(form, 'form')
      form.removeAttribute('novalidate')
      for (const field of form.querySelectorAll('[name]')) {
        const own = fields.get(field.getAttribute('name') ?? '')
        for (const name of check(field, rulesOf(own), more, form)) attributes.add(name)
        for (const word of CLASSES)
          if (field.classList.contains(word)) apply(field, word, { source: 'true', plain: true }, more, form)
        field.classList.remove(...CLASSES)
      }
    },
  )
  return {
    answer: 'island',
    island: 'form',
    // The mark of what is shown goes again.
    written: { ...written, html: written.html.map((html) => html.replaceAll(' data-ilots-advised', '')) },
    carried: carried.map((each) =>
      attributes.size > 0 ? each.replace(/(?<=→ ).*/, [...attributes].join(', ')) : each,
    ),
    unsupported: [...left, ...more],
  }
}

/** `'required'` and `'required email'` are rules too. */
function rulesOf(given: Argument | undefined): Options {
  const word = text(given)
  if (word !== undefined)
    return new Map(word.split(/\s+/).map((name) => [name, { source: 'true', plain: true }]))
  return given?.entries ?? new Map()
}

/** @returns the attributes that say it. */
const check = (field: Element, own: Options, more: Unsupported[], form: Element): string[] =>
  [...own].flatMap(([name, given]) => (given.plain === false ? [] : apply(field, name, given, more, form)))

function apply(field: Element, name: string, given: Argument, more: Unsupported[], form: Element): string[] {
  const option = `${field.getAttribute('name')}.${name}: ${given.source}`
  field.setAttribute('data-ilots-advised', '')
  if (name === 'remote') {
    form.setAttribute('data-verify', '')
    more.push({ option, why: REMOTE })
    return []
  }
  const found = ATTRIBUTES[name]?.(given)
  if (!found) more.push({ option, why: OWN_RULE })
  for (const [attribute, value] of Object.entries(found ?? {})) field.setAttribute(attribute, value)
  // A range is a number already.
  if (field.hasAttribute('data-min') || field.hasAttribute('data-max'))
    field.setAttribute('data-check', 'range')
  return Object.keys(found ?? {})
}

/** What a rule is as attributes; nothing for a value that only a script knows. */
const ATTRIBUTES: Readonly<Record<string, (given: Argument) => Record<string, string> | undefined>> = {
  required: (given) => (given.isFunction || given.entries ? undefined : isOn(given) ? { required: '' } : {}),
  email: () => ({ 'data-check': 'email' }),
  number: () => ({ 'data-check': 'number' }),
  digits: () => ({ 'data-check': 'number' }),
  url: () => ({ type: 'url' }),
  min: (given) => limit('data-min', given),
  max: (given) => limit('data-max', given),
  range: ({ items }) => between(items, 'data-min', 'data-max'),
  rangelength: ({ items }) => between(items, 'minlength', 'maxlength'),
  minlength: (given) => limit('minlength', given),
  maxlength: (given) => limit('maxlength', given),
  pattern: ({ plain }) => (typeof plain === 'string' ? { pattern: plain } : undefined),
}

function limit(attribute: string, given: Argument): Record<string, string> | undefined {
  const found = number(given)
  return found === undefined ? undefined : { [attribute]: String(found) }
}

function between(
  items: readonly Argument[] = [],
  from: string,
  to: string,
): Record<string, string> | undefined {
  const [least, most] = items.map(number)
  return least === undefined || most === undefined ? undefined : { [from]: String(least), [to]: String(most) }
}
