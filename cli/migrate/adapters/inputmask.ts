/** Masks of Inputmask, of the Masked Input plugin, and of jQuery Mask: each has letters of its own. */
import type { Words } from '../../../src/island/define-reference'
import { words } from '../../../src/island/define-reference'
import { type Adapter, type Advised, carry, done, nobody, none, type Use, unsupported } from '../adapter'
import { type Argument, isOn, NONE, type Options, text } from '../argument'
import { write } from '../html'
import { dateField } from './dates'
import { EVENTS, INSIDE, LOOK, STARTS } from './reasons'

const rules = {
  mask: { to: 'data-mask-pattern', as: (given: Argument) => text(given) },
  alias: { to: 'data-mask-pattern', as: (given: Argument) => text(given) },
  inputFormat: { to: 'data-format', as: (given: Argument) => text(given) },
  ...done(
    'autoUnmask removeMaskOnSubmit clearIncomplete showMaskOnHover showMaskOnFocus greedy clearMaskOnLostFocus autoclear keepStatic',
  ),
  ...unsupported(
    LOOK,
    'placeholder placeholderChar rightAlign insertMode insertModeVisual jitMasking colorMask positionCaretOnClick positionCaretOnTab',
  ),
  ...unsupported(
    EVENTS,
    'oncomplete onincomplete oncleared completed onKeyPress onChange onInvalid onBeforeMask onBeforePaste onBeforeWrite onUnMask isComplete postValidation preValidation translation',
  ),
  ...unsupported(
    INSIDE,
    'definitions casing reverse selectOnFocus maxlength clearIfNotMatch regex numericInput repeat jitMask radixPoint groupSeparator digits digitsOptional autoGroup prefix suffix allowMinus min max',
  ),
}

const SENT = words(
  'ce qui est envoyé n’a pas le masque (0612345678) : le serveur l’attend peut-être avec',
  'what is sent is without the mask (0612345678): the server may expect it with the mask',
)
const OPTIONAL = words(
  'un masque a un nombre fixe de signes : une partie facultative se vérifie par pattern',
  'a mask has a fixed number of characters: an optional part is checked by pattern',
)
const NUMBER = words(
  'un nombre n’a pas de masque : inputmode et data-check="number" le demandent et le vérifient',
  'a number has no mask: inputmode and data-check="number" ask for it and check it',
)

export const inputmask: Adapter = {
  title: 'Inputmask',
  libraries: ['inputmask'],
  shown: ['.inputmask(', '.mask(', 'Inputmask(', 'data-inputmask'],
  methods: ['inputmask'],
  plain: ['mask'],
  calls: /^(Inputmask)$/,
  constructors: /^Inputmask$/,
  markup: '[data-inputmask],[data-inputmask-mask],[data-inputmask-alias]',
  writes: {
    mask: ['data-mask-pattern'],
    form: ['data-check', 'inputmode'],
    'date-field': ['class', 'data-format', 'data-send-format'],
  },
  advise(use) {
    if (use.kind === 'markup') return masked(use, use.target, written(use), '9')
    if (use.kind !== 'method')
      // `Inputmask('99').mask('#phone')`: the call of `mask` is the one with the field.
      return use.args.length > 0
        ? { ...masked(use, undefined, optionsOf(use), '9'), notes: [SENT] }
        : nobody(STARTS)
    if (use.args[0]?.plain === 'unmaskedvalue' || use.args[0]?.plain === 'remove') return nobody(INSIDE)
    if (use.args.length === 0) return nobody(STARTS)
    // `.mask('Chargement…')` covers an element, in other libraries.
    if (use.name === 'mask' && /[b-zà-ÿ]/.test(text(use.args[0]) ?? '')) return undefined
    const isMaskPlugin =
      use.name === 'mask' && /[0AS#]/.test(text(use.args[0]) ?? '') && !/9.*9/.test(text(use.args[0]) ?? '')
    return masked(use, use.target, optionsOf(use), isMaskPlugin ? '0' : '9')
  },
}

/** `'99/99'`, `{ mask: '99/99' }`, or an alias with options of its own. */
function optionsOf({ args: [first, second] }: Use): Options {
  if (first?.entries) return first.entries
  const word = text(first)
  if (word === undefined) return NONE
  const isAlias = /^[a-z-]{4,}$/i.test(word) && !/^[a*]+$/.test(word)
  return new Map([
    [isAlias ? 'alias' : 'mask', { source: first?.source ?? '', plain: word }],
    ...(second?.entries ?? []),
  ])
}

function masked(use: Use, target: Use['target'], options: Options, digit: '9' | '0'): Advised {
  const { carried, unsupported: left } = carry(options, rules)
  const alias = text(options.get('alias')) ?? ''
  if (/date|dd|mm\/|hh/i.test(alias))
    return asDate(use, target, options, { carried: ['alias → class'], unsupported: left })
  if (/numeric|decimal|integer|currency|percentage|euro/i.test(alias))
    return asNumber(use, target, { carried: ['alias → data-check'], unsupported: left })
  const pattern = ourPattern(text(options.get('mask')), digit)
  if (!pattern) return none(OPTIONAL)
  const isUnmasked = isOn(options.get('autoUnmask')) || isOn(options.get('removeMaskOnSubmit'))
  const written = write(use.page, target, { sample: '<input name="…">' }, (element) => {
    for (const name of ['data-inputmask', 'data-inputmask-mask', 'data-inputmask-alias'])
      element.removeAttribute(name)
    element.setAttribute('data-mask-pattern', pattern)
  })
  return {
    answer: 'island',
    island: 'mask',
    written,
    carried,
    unsupported: left,
    notes: isUnmasked ? [] : [SENT],
  }
}

/** @returns nothing for a mask whose length is not fixed. */
function ourPattern(mask: string | undefined, digit: '9' | '0'): string | undefined {
  if (!mask) return undefined
  const repeated = mask.replace(/(\\.|[^{}])\{(\d+)\}/g, (_, sign: string, times: string) =>
    sign.repeat(Math.min(50, Number(times))),
  )
  // Where `0` is a digit, `9` is an optional one.
  if (/[[\]{}|?]/.test(repeated.replace(/\\./g, '')) || (digit === '0' && /[9#]/.test(repeated)))
    return undefined
  const letters: Readonly<Record<string, string>> =
    digit === '9' ? { '9': '0', a: 'a', A: 'a', '*': '*', '&': '*', '#': '*' } : { '0': '0', A: '*', S: 'a' }
  const pattern = [...repeated.matchAll(/\\(.)|./gu)]
    .map(([sign, literal]) => (literal === undefined ? letters[sign] : undefined) ?? escaped(literal ?? sign))
    .join('')
  return /(^|[^\\])[0a*]/.test(pattern) ? pattern : undefined
}

const escaped = (literal: string): string => (/[0a*\\]/.test(literal) ? `\\${literal}` : literal)

function asDate(
  use: Use,
  target: Use['target'],
  options: Options,
  rest: { carried: readonly string[]; unsupported: readonly { option: string; why: Words }[] },
): Advised {
  const written = (text(options.get('inputFormat')) ?? text(options.get('alias')) ?? '').toLowerCase()
  const format =
    /^dd\/mm\/yyyy$/.test(written) || written === 'date'
      ? 'dd/mm/yyyy'
      : /^yyyy-mm-dd$/.test(written)
        ? 'yyyy-mm-dd'
        : undefined
  return dateField(use, target, { format, hasTime: /hh|datetime/.test(written), attributes: new Map() }, rest)
}

function asNumber(
  use: Use,
  target: Use['target'],
  { carried, unsupported: left }: Pick<Advised, 'carried' | 'unsupported'>,
): Advised {
  const written = write(use.page, target, { sample: '<input name="…">' }, (element) => {
    element.setAttribute('inputmode', 'decimal')
    element.setAttribute('data-check', 'number')
  })
  return { answer: 'browser', written, carried: carried ?? [], unsupported: left ?? [], notes: [NUMBER] }
}

/** `data-inputmask="'mask': '99/99'"`: an object without its braces. */
function written({ target }: Use): Options {
  const [element] = target?.elements ?? []
  const found = new Map<string, Argument>()
  for (const [name, key] of [
    ['data-inputmask-mask', 'mask'],
    ['data-inputmask-alias', 'alias'],
  ] as const) {
    const value = element?.getAttribute(name)
    if (value) found.set(key, { source: value, plain: value })
  }
  const text = element?.getAttribute('data-inputmask') ?? ''
  for (const [, key = '', , value = ''] of text.matchAll(/(?<!\w)(\w+)['"]?\s*:\s*(['"])(.*?)\2/g))
    found.set(key, { source: value, plain: value })
  return found
}
