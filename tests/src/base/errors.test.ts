import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ilotsError, isIlotsError, nameElement, refusal } from '../../../src/base/errors'
import { Code } from '../../../src/contracts/errors'
import type { Reports } from '../../../src/contracts/page'
import { makeReporter } from '../../../src/engine/reporter'
import { complaints } from '../../helpers/engine'

const forward = vi.fn()
let said: ReturnType<typeof complaints>
let report: Reports

beforeEach(() => {
  forward.mockClear()
  said = complaints()
  report = makeReporter(forward)
  document.body.innerHTML = '<div id="actualites" class="bloc large"></div>'
})
const element = () => document.body.firstElementChild

describe('a sentence', () => {
  test('names code, island, element and problem', () => {
    report.error(Code.attributeRefused, refusal('data-dim', 'rose', 'black, white'), {
      island: 'mobile-menu',
      element: element(),
    })
    expect(said.errors).toEqual([
      '[ILOTS-201] mobile-menu (div#actualites.bloc.large) : data-dim refusé : reçu « rose », attendu black, white.',
    ])
  })

  test('without an island is the code and the problem', () => {
    report.warn(Code.nothingToMount, 'rien.')
    expect(said.warnings).toEqual(['[ILOTS-207] rien.'])
  })

  test('of the specification is printed verbatim', () => {
    report.error(Code.modalAlreadyOpen, 'acme : Attention', { verbatim: true })
    expect(said.errors).toEqual(['acme : Attention'])
  })

  test('goes to the console with the element and the cause', () => {
    const cause = new Error('x')
    report.thrown(cause, Code.mountFailed, { island: 'a', element: element() })
    expect(vi.mocked(console.error).mock.calls[0]).toEqual([
      '[ILOTS-302] a (div#actualites.bloc.large) : Error: x',
      element(),
      cause,
    ])
  })
})

describe('a report', () => {
  test('is kept with its code, as plain data', () => {
    report.error(Code.mountFailed, 'cassé', { island: 'a', element: element() })
    expect(report.errors).toEqual([
      { code: 'ILOTS-302', message: 'cassé', island: 'a', element: 'div#actualites.bloc.large' },
    ])
    expect(report.warnings).toEqual([])
  })

  test('of an error is forwarded, a warning is not', () => {
    report.warn(Code.urlRefused, 'refusé')
    expect(forward).not.toHaveBeenCalled()
    report.error(Code.mountFailed, 'cassé', { element: element() })
    expect(forward).toHaveBeenCalledExactlyOnceWith(report.errors[0], element())
  })

  test('is dropped when there are too many, the oldest first', () => {
    for (let count = 0; count < 1000; count += 1) report.warn(Code.urlRefused, String(count))
    expect(report.warnings.length).toBeLessThan(500)
    expect(report.warnings.at(-1)?.message).toBe('999')
  })
})

describe('what was thrown', () => {
  test('keeps its own code when it is the bundle’s', () => {
    report.thrown(ilotsError(Code.urlRefused, 'refusé'), Code.mountFailed)
    expect(report.errors[0]).toMatchObject({ code: 'ILOTS-203', message: 'refusé' })
  })

  test('gets the code it is given otherwise', () => {
    report.thrown('texte', Code.disposeFailed)
    expect(report.errors[0]).toMatchObject({ code: 'ILOTS-303', message: 'texte' })
  })
})

test('an error of the bundle has a fixed name and a code', () => {
  const error = ilotsError(Code.timeout, 'trop long')
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'IlotsError', code: 402, message: 'trop long' })
  expect(isIlotsError(error)).toBe(true)
})

test.each([null, undefined, 'IlotsError', new Error('x'), { message: 'x' }])(
  '%s is no error of the bundle',
  (thrown) => expect(isIlotsError(thrown)).toBe(false),
)

test('codes are never given another meaning', () =>
  expect(Object.entries(Code).filter(([name]) => Number.isNaN(Number(name)))).toEqual(
    expect.arrayContaining([
      ['configValue', 101],
      ['secondInclusion', 103],
      ['globalTaken', 104],
      ['attributeRefused', 201],
      ['partMissing', 202],
      ['urlRefused', 203],
      ['selectorInvalid', 204],
      ['commentUnreadable', 205],
      ['nothingToMount', 207],
      ['chunkFailed', 301],
      ['mountFailed', 302],
      ['disposeFailed', 303],
      ['network', 401],
      ['timeout', 402],
      ['httpStatus', 403],
      ['malformedReply', 404],
      ['emptyReply', 405],
      ['modalContent', 501],
      ['modalAlreadyOpen', 502],
      ['modalButtonLost', 503],
      ['modalOptions', 504],
      ['modalParameter', 505],
    ]),
  ))

test('an element is named by its tag, id and classes', () => {
  document.body.innerHTML = '<p></p>'
  expect(nameElement(element() as Element)).toBe('p')
})
