/** Whatever other scripts have written where we keep something is read as ours, or as nothing. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookingContext } from '../../islands/booking/context'
import { recall, storeBooking } from '../../islands/booking/draft'
import { addressWith, loadMoreUrl } from '../../islands/content-block/refresh-url'
import type { ElementContext } from '../../islands/element-form/context'
import { Drafts } from '../../islands/element-form/drafts'
import { recentSearches } from '../../islands/mini-search/recent-searches'
import { cookieGlobals } from '../../legacy-compat/cookies'
import type { Config } from '../../src/contracts/config'
import { StoredValue } from '../../src/storage/stored-value'
import { RUNS, text } from '../helpers/any-input'
import { fc } from '../helpers/property'

describe('what other scripts have written', () => {
  beforeEach(() => localStorage.clear())

  test('into a cookie', () => {
    let cookies = ''
    const cookie = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies)
    fc.assert(
      fc.property(fc.array(text), text, (pairs, name) => {
        cookies = pairs.join('; ')
        expect(['string', 'object']).toContain(typeof cookieGlobals.getCookie(name))
      }),
      RUNS,
    )
    cookie.mockRestore()
  })

  test('into what is kept of a session', () => {
    const kept = new StoredValue(
      { platform: 'p', session: { hash: 'h' } } as Config,
      'searches',
      'essai',
      'local',
    )
    kept.write('')
    const [key] = Object.keys(localStorage)
    const mark = localStorage.getItem(key ?? '')?.slice(0, -2)
    fc.assert(
      fc.property(text, fc.boolean(), (raw, isMarked) => {
        localStorage.setItem(key ?? '', (isMarked ? mark : '') + raw)
        const value = kept.read()
        if (value !== undefined) expect(JSON.parse(raw)).toEqual(value)
      }),
      RUNS,
    )
  })

  describe('for a session, in any shape', () => {
    const config = { platform: 'p', session: { hash: 'h' } } as Config
    const HARD = [
      null,
      true,
      0,
      -1,
      1e21,
      '',
      'adresse',
      'filter[a]',
      [],
      [['adresse', 'x']],
      { at: 1 },
      { length: 3 },
    ]
    /** The last two cannot be read by `String()`. */
    const atom = fc.constantFrom<unknown>(...HARD, { toString: 1, valueOf: 1 }, [
      { toString: null, valueOf: null },
    ])
    const any = fc.oneof(atom, fc.array(atom, { maxLength: 3 }))
    const list = fc.oneof(any, fc.array(any, { maxLength: 4 }))
    const form = document.createElement('form')
    form.innerHTML = '<input name="adresse" value="1 rue de la Paix"><input name="filter[a]" type="checkbox">'

    test('a booking', () => {
      const context = { page: { config }, attributes: { keep: 'local' }, form } as BookingContext
      const kept = new StoredValue(config, 'booking', location.pathname, 'local')
      const booking = fc.record({
        day: fc.oneof(fc.constant(new Date().toDateString()), any),
        step: fc.oneof(fc.nat(5), any),
        fields: fc.oneof(list, fc.array(fc.tuple(any, any))),
        secret: list,
      })
      fc.assert(
        fc.property(fc.oneof(booking, any), (value) => {
          kept.write(value)
          for (const [name, text] of recall(context)?.fields ?? [])
            expect([typeof name, typeof text]).toEqual(['string', 'string'])
          kept.write(value)
          storeBooking(2, context)
          expect(recall(context)?.step).toBe(2)
        }),
        RUNS,
      )
    })

    test('drafts of an element', () => {
      const attributes = { kind: 'annonce', keep: 'local' }
      const context = { page: { config }, attributes } as unknown as ElementContext
      const kept = new StoredValue(config, 'element', ['annonce', location.pathname, ''].join(' '), 'local')
      const draft = fc.record({
        at: fc.oneof(fc.constant(Date.now()), any),
        fields: fc.oneof(list, fc.array(fc.tuple(any, any))),
      })
      fc.assert(
        fc.property(fc.oneof(fc.array(fc.oneof(draft, any)), any), (value) => {
          kept.write(value)
          const drafts = new Drafts(form, context)
          expect(drafts.store()).toBe(true)
          drafts.dropOwn()
        }),
        RUNS,
      )
    })

    test('recent searches', () => {
      const kept = new StoredValue(config, 'searches', 'recent', 'local')
      fc.assert(
        fc.property(list, (value) => {
          kept.write(value)
          const searches = recentSearches(kept, 'ilots')
          searches.add('verre')
          expect(searches.list()[0]).toBe('verre')
          expect(searches.list().every((term) => typeof term === 'string')).toBe(true)
        }),
        RUNS,
      )
    })
  })

  test('into the address', () => {
    fc.assert(
      fc.property(text, text, (name, value) => {
        const url = addressWith(`https://vitrea.example/?${name}#${value}`, [[name, value]], [value])
        expect(new URL(url).origin).toBe('https://vitrea.example')
        expect(loadMoreUrl(value)).toContain('paginate=auto')
      }),
      RUNS,
    )
  })
})
