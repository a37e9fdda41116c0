// @module-tag whole
/**
 * Whoever writes a page may write much of it: what reads texts from outside takes twice the steps for twice the text,
 * not four times. Patterns are judged one by one in `growth.test.ts`.
 */
import { expect, test } from 'vitest'
import { isNear } from '../../cli/check/known'
import { wordsOf } from '../../cli/check/product-words'
import { placed } from '../../cli/shared/positions'
import { formatPlate, normalisePlate } from '../../islands/booking/rules'
import { readStored } from '../../islands/date-field/dates'
import { readMasked } from '../../islands/date-field/mask'
import { readFormat } from '../../islands/date-field/notation'
import { readAny } from '../../islands/date-field/read-any'
import { redact, redactAll } from '../../islands/inspector/redact'
import { isSecretName } from '../../islands/inspector/secrets'
import { groupOf } from '../../islands/lightbox/read-slides'
import { readPattern, readValue, writeMasked } from '../../islands/mask/pattern'
import { findPages, fold } from '../../islands/mobile-menu/search'
import { withQuery } from '../../islands/modal/address'
import { attributes as rating } from '../../islands/rating/context'
import { decodeUrl } from '../../islands/share/decode-url'
import { keysOf } from '../../islands/sortable-table/keys'
import { readRel } from '../../islands/squeezebox/read-rel'
import { readRelaxed } from '../../legacy-compat/core/json'
import { isAccepted } from '../../legacy-compat/dreamweaver-objects'
import { placeOf } from '../../legacy-compat/globals'
import { readPlugin } from '../../legacy-compat/old-globals/read-plugin'
import { refusal, sentence } from '../../src/base/errors'
import { isEmail, readNumber } from '../../src/forms/rules'
import { distance } from '../../src/island/edit-distance'
import { safeUrl } from '../../src/server/safe-url'
import { splitMatch } from '../../src/ui/match'
import { growthOf } from '../helpers/function-growth'

const DATE = readFormat('dd/mm/yyyy HH:MM:ss') ?? []
const fields = (text: string) =>
  Object.fromEntries(text.split('').map((letter, index) => [letter + index, index]))

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'relaxed JSON': (text) => readRelaxed(text, () => {}),
  'relaxed JSON in brackets': (text) => readRelaxed(`{a:[${text}`, () => {}),
  'options in rel': (text) => readRel(`{a:${text}`),
  'an address of the page': safeUrl,
  'a base64 address': decodeUrl,
  'parameters and a query': (text) =>
    withQuery(`/a?${text}&${text.slice(0, 5_000).split('').join('&')}`, fields(text.slice(0, 5_000))),
  'a gallery’s name': groupOf,
  'plugin content': (text) => readPlugin(['src', text, 'codebase', text, 'width', text]),
  'the search in the menu': (text) => findPages([{ page: {} as never, trail: [], folded: fold(text) }], text),
  'a match among suggestions': (text) => splitMatch(text, `${text.slice(text.length / 2)}b`),
  'a mask': (text) => writeMasked(readPattern(text), text, true),
  'a text in a mask': (text) => readValue(readPattern('00-00 aa'), text),
  'a text in a mask of its length': (text) => readValue(readPattern(text.replaceAll('a', '*')), text),
  'a date of any form': (text) => readAny(text, { hasShortYears: true, now: 2026 }),
  'a date in its mask': (text) => [readMasked(DATE, text), readStored(DATE, text)],
  'the form of a date': readFormat,
  'a number': readNumber,
  'an e-mail': isEmail,
  'a note': (text) => rating.value.read(text),
  'a column of a table': (text) => keysOf([text, text]),
  'a plate': (text) => [normalisePlate(text), formatPlate(text)],
  'a rule of an old form': (text) => [isAccepted(text, 'RisEmail'), isAccepted('1', `NinRange${text}`)],
  'a stack': placeOf,
  'a word that nearly is another': (text) => [distance(text, 'data-goto-url'), isNear(text, 'data-goto-url')],
  'the report’s texts': redact,
  'a name in the report': isSecretName,
  'a sentence of the check': (text) => wordsOf(`a${text}`, 'en'),
  'a refusal of the check': (text) => wordsOf(refusal('a', text, text), 'en'),
  'a configuration of the check': (text) =>
    wordsOf(refusal(sentence`configuration ${sentence`lang (a)`}`, text, sentence`un texte /${text}/`), 'en'),
  'positions in a page': placed,
  'positions in a tag': (text) => placed(`<a b="c" ${text}`),
  'the report’s data': (text) => redactAll([JSON.stringify({ a: [text] }), { [text]: text }]),
  'the report’s addresses': (text) => redactAll({ url: `https://a.example/${text}?${text}#${text}` }),
}

test('a reader that takes four times the steps is told', () => {
  const growth = growthOf((text) => [...text].map((_, index) => text.slice(index).includes('!')))
  expect(growth.factor).toBeGreaterThan(3)
})

function growsWithItsText(read: (text: string) => unknown): void {
  const growth = growthOf(read)
  expect(growth.factor, JSON.stringify(growth)).toBeLessThanOrEqual(2.5)
}

test.each(Object.entries(READERS))('%s', (_, read) => growsWithItsText(read))
