/** Masks of Inputmask, of the Masked Input plugin, and of jQuery Mask: each has letters of its own. */
import type { Adapter, Advised, Over, Use } from '../adapter'
import { carry, island, nobody, none, optionRules } from '../adapter'
import { type Argument, asWritten, isOn, NONE, type Options, text } from '../argument'
import { SAMPLES, write } from '../html'
import { dateField, isKind } from './dates'
import library from './inputmask.json' with { type: 'json' }
import notes from './notes.json' with { type: 'json' }

/** What is not whole is said, not taken away. */
const incomplete = { when: (given: Argument) => !isOn(given), unless: notes.incomplete }
const rules = {
  mask: { to: 'data-mask-pattern', as: text },
  alias: { to: 'data-mask-pattern', as: text },
  inputFormat: { to: 'data-format', as: text },
  clearIncomplete: incomplete,
  clearIfNotMatch: incomplete,
  autoclear: incomplete,
  ...optionRules(library.options),
}

export const inputmask: Adapter = {
  ...library,
  calls: /^(Inputmask)$/,
  constructors: /^Inputmask$/,
  advise(use) {
    const [first] = use.args
    if (use.kind === 'markup') return masked(use, use.target, written(use), '9')
    if (!first) return nobody(notes.starts)
    // `Inputmask('99').mask('#phone')`: the call of `mask` is the one with the field.
    if (use.kind !== 'method')
      return { ...masked(use, undefined, optionsOf(use), '9'), notes: [notes.sentUnmasked] }
    if (first.plain === 'unmaskedvalue' || first.plain === 'remove') return nobody(notes.inside)
    const mask = use.name === 'mask' ? (text(first) ?? '') : ''
    // `.mask('Chargement…')` covers an element, in other libraries.
    if (/[b-zà-ÿ]/.test(mask)) return undefined
    const isMaskPlugin = /[0AS#]/.test(mask) && !/9.*9/.test(mask)
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
  const over = carry(options, rules)
  const alias = text(options.get('alias')) ?? ''
  if (/date|dd|mm\/|hh/i.test(alias))
    return asDate(use, target, options, { ...over, carried: ['alias → class'] })
  if (/numeric|decimal|integer|currency|percentage|euro/i.test(alias))
    return asNumber(use, target, { ...over, carried: ['alias → data-check'] })
  const pattern = ourPattern(text(options.get('mask')), digit)
  if (!pattern) return none(notes.optionalPart)
  const isUnmasked = isOn(options.get('autoUnmask')) || isOn(options.get('removeMaskOnSubmit'))
  const written = write(use.page, target, SAMPLES.field, (element) => {
    for (const name of ['data-inputmask', 'data-inputmask-mask', 'data-inputmask-alias'])
      element.removeAttribute(name)
    element.setAttribute('data-mask-pattern', pattern)
  })
  return island('mask', written, over, isUnmasked ? [] : [notes.sentUnmasked])
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

function asDate(use: Use, target: Use['target'], options: Options, over: Over): Advised {
  const written = (text(options.get('inputFormat')) ?? text(options.get('alias')) ?? '').toLowerCase()
  const named = written === 'date' ? 'dd/mm/yyyy' : written
  const format = isKind(named) ? named : undefined
  return dateField(use, target, { format, hasTime: /hh|datetime/.test(written) }, over)
}

function asNumber({ page }: Use, target: Use['target'], over: Over): Advised {
  const written = write(page, target, SAMPLES.field, (element) => {
    element.setAttribute('inputmode', 'decimal')
    element.setAttribute('data-check', 'number')
  })
  return { answer: 'browser', written, ...over, notes: [notes.numberMask] }
}

/** `data-inputmask="'mask': '99/99'"`: an object without its braces. */
function written({ target }: Use): Options {
  const [element] = target?.elements ?? []
  const found = new Map<string, Argument>()
  for (const key of ['mask', 'alias']) {
    const value = element?.getAttribute(`data-inputmask-${key}`)
    if (value) found.set(key, asWritten(value))
  }
  const text = element?.getAttribute('data-inputmask') ?? ''
  for (const [, key = '', , value = ''] of text.matchAll(/(?<!\w)(\w+)['"]?\s*:\s*(['"])(.*?)\2/g))
    found.set(key, asWritten(value))
  return found
}
