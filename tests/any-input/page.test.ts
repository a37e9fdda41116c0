/** Whatever a page writes beside its attributes is read, or refused by a sentence that names it. */
import { describe, expect, test, vi } from 'vitest'
import { watchChoice } from '../../islands/autocomplete/choice'
import type { AutocompleteContext } from '../../islands/autocomplete/context'
import type { Settings } from '../../islands/autocomplete/settings'
import { readComment, refreshUrl } from '../../islands/content-block/refresh-url'
import { island as hashScroll } from '../../islands/hash-scroll/mount'
import { groupOf, readLink, readSlides } from '../../islands/lightbox/read-slides'
import { readParams } from '../../islands/popup/mount'
import { decodeUrl } from '../../islands/share/decode-url'
import { compareKeys, keysOf } from '../../islands/sortable-table/keys'
import type { IslandInstance } from '../../src/contracts/descriptor'
import type { Page } from '../../src/contracts/page'
import { every, RUNS, text, words } from '../helpers/any-input'
import { anyJsonValue, fc } from '../helpers/property'

describe('what a page writes', () => {
  test('the comment of a block', () => {
    const block = document.createElement('section')
    every(
      (raw) => {
        block.replaceChildren(document.createComment(`bloc ${raw}`))
        const parameters = readComment(block, { content: '[data-ilots-content]', endpoints: {} })
        expect(typeof parameters.url).toBe('string')
        expect(refreshUrl(parameters, [['a', raw]], 'bloc', 1)).toContain('identload=bloc_refresh1')
      },
      fc.oneof(
        text,
        fc
          .dictionary(fc.constantFrom('url', 'referer', 'search'), anyJsonValue({ maxDepth: 1 }))
          .map((value) => JSON.stringify(value)),
      ),
    )
  })

  test('parameters of a pop-up', () => every(readParams))

  test('the `rel` and the address of a lightbox link, which takes no other along', () => {
    document.body.innerHTML = '<a rel="lightbox[a]" href="/photo.jpg"></a><a href="/photo.jpg"></a>'
    const [good, any] = document.querySelectorAll('a')
    if (!good || !any) throw new Error('two links')
    fc.assert(
      fc.property(words('lightbox', '[', ']', '-', 'a', ' ', '\\', '"'), text, (rel, href) => {
        any.setAttribute('rel', rel)
        any.setAttribute('href', href)
        groupOf(rel)
        const refuse = vi.fn()
        const { slides, index } = readSlides(readLink(good), { content: '[data-ilots-content]' }, refuse)
        expect(slides.at(index)).toMatchObject({ type: 'image', src: '/photo.jpg' })
        for (let at = 0; at < slides.length; at += 1) slides.at(at)
        for (const [link] of refuse.mock.calls) expect(link).toBe(any)
      }),
      RUNS,
    )
    document.body.replaceChildren()
  })

  test('selectors of `cibles`, which take no other field along', () => {
    document.body.innerHTML = '<form><input><input id="ville"></form>'
    const [field, target] = document.querySelectorAll('input')
    if (!field || !target) throw new Error('two fields')
    const selector = words('#', '.', '[', ']', '=', '"', ':not(', ')', '>', ' ', 'ville', '\\')
    fc.assert(
      fc.property(fc.oneof(selector, text), text, (raw, value) => {
        const errors: string[] = []
        const error = (_: unknown, message: unknown) => errors.push(String(message))
        const context = {
          host: field,
          island: 'autocomplete',
          page: { report: { error }, config: { content: '[data-ilots-content]', session: { hash: '' } } },
          say: String,
        }
        const controller = new AbortController()
        const choose = watchChoice(
          field,
          { ...context, signal: controller.signal } as unknown as AutocompleteContext,
          { value: 'value', targets: { bad: raw, nom: '#ville' } } as unknown as Settings,
          () => false,
        )
        choose({ value: 'Brest', bad: '', nom: value })
        expect(target.value).toBe(value.replace(/[\r\n]/g, ''))
        for (const message of errors) expect(message).toContain(`« ${raw} »`)
        controller.abort()
      }),
      RUNS,
    )
    document.body.replaceChildren()
  })

  test('the hash of an address', () => {
    document.body.innerHTML = '<p id="ici">Ici</p>'
    const { body } = document
    const before = history.length
    // happy-dom lays nothing out.
    Object.assign(document, { elementsFromPoint: () => [] })
    fc.assert(
      fc.property(fc.oneof(text, words('#', ':', '~', 'text=', '%', '%C3', 'ici', 'top')), (raw) => {
        history.replaceState(null, '', `#${raw}`)
        const controller = new AbortController()
        const slot = { host: body, island: { name: 'hash-scroll' }, signal: controller.signal }
        hashScroll.mount(slot as unknown as IslandInstance, {} as Page)
        dispatchEvent(new Event('hashchange'))
        controller.abort()
      }),
      RUNS,
    )
    expect(history.length).toBe(before)
    history.replaceState(null, '', '/')
    body.replaceChildren()
  })

  test('an address in base64: one of http or https, or none', () =>
    every(
      (raw) => {
        const url = decodeUrl(raw)
        if (url !== undefined) expect(new URL(url, location.href).protocol).toMatch(/^https?:$/)
      },
      fc.oneof(
        text,
        text.map((raw) => Buffer.from(raw).toString('base64')),
      ),
    ))

  test('prices and dates of a table: their order is one order', () => {
    const cell = fc.oneof(
      words('0', '1', '9', ',', ' ', ' ', ' ', '€', '-'),
      words('01', '12', '31', '/', '2024', ' ', ':', '00'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 6 }), (cells) => {
        const keys = keysOf(cells)
        expect(keys).toHaveLength(cells.length)
        for (const one of keys)
          for (const other of keys) {
            const way = Math.sign(compareKeys(one, other, 1))
            expect(way).not.toBeNaN()
            expect(Math.sign(compareKeys(other, one, 1)) + way).toBe(0)
          }
      }),
      RUNS,
    )
  })
})
