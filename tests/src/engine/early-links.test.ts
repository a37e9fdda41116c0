/** Refused addresses do nothing (contract §8): what the browser is left with, whatever becomes of the island. */
import { describe, expect, test, vi } from 'vitest'
import { analytics } from '../../../islands/analytics'
import { hashScroll } from '../../../islands/hash-scroll'
import { miniSearch } from '../../../islands/mini-search'
import { scrollReveal } from '../../../islands/scroll-reveal'
import { ilotsError } from '../../../src/base/errors'
import { Code } from '../../../src/contracts/errors'
import type { Island } from '../../../src/contracts/island'
import { makeApi } from '../../../src/engine/api'
import { complaints, fakeIsland, find, gate, settled, startOn } from '../../helpers/engine'

const BAD = 'javascript:alert(1)'

/** @returns false when the browser would not follow it. */
const click = (selector = 'a', { type = 'click', ...more }: MouseEventInit & { type?: string } = {}) =>
  find(selector).dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...more }),
  )
const link = (href = BAD) => `<a class="a" href="${href}"><b>Lien</b></a>`
/** Waits for an interaction, and its code until `code` opens. */
const slow = (more: Partial<Island> = {}) => {
  const code = gate()
  return {
    code,
    island: fakeIsland('a', { when: { on: 'interaction' }, before: () => code.passed, ...more }),
  }
}

describe('a link of an island', () => {
  test.each([
    BAD,
    ' \u0001JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'java&Tab;script&colon;alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://vitrea.example/x',
    'file:///etc/passwd',
  ])('to %j is not followed, by any click', async (href) => {
    const { warnings } = complaints()
    await startOn(link(href), fakeIsland('a'))
    for (const gesture of [{}, { ctrlKey: true }, { shiftKey: true }, { type: 'auxclick', button: 1 }])
      expect(click('b', gesture)).toBe(false)
    expect(warnings).toEqual([
      expect.stringMatching(/\[ILOTS-203\] a \(a\.a\) : href refusé : .*attendu une adresse http/),
    ])
  })

  test.each(['/plan', 'mailto:a@b.fr', 'tel:+33199001110', '#bas', ''])('to %j is', async (href) => {
    await startOn(link(href), fakeIsland('a'))
    expect(click()).toBe(true)
  })

  test('says so once, whoever refuses it', async () => {
    const { warnings } = complaints()
    const mount = () => {
      throw ilotsError(Code.urlRefused, 'refusée')
    }
    await startOn(link(), fakeIsland('a', { mount }))
    expect(click()).toBe(false)
    expect(warnings).toEqual([expect.stringContaining('refusée')])
  })

  test('is not followed when its code cannot be had', async () => {
    complaints()
    const { code, island } = slow()
    const clicks = vi.fn()
    addEventListener('click', clicks, { capture: true })
    await startOn(link(), island)
    expect(click()).toBe(false)
    code.refuse(new TypeError('hors ligne'))
    await settled()
    // Not a second one, which the browser would follow.
    expect(clicks).toHaveBeenCalledOnce()
    expect(click()).toBe(false)
  })

  test('is not followed before its code is here, with a modifier either', async () => {
    complaints()
    const { island } = slow()
    await startOn(link(), island)
    expect(click('a', { ctrlKey: true })).toBe(false)
  })

  test('works all the same when the address is not what the island takes', async () => {
    const { warnings } = complaints()
    const heard = vi.fn()
    await startOn(
      link('javascript:void(0)'),
      fakeIsland('a', {
        mount: (_, { listen }) =>
          listen('click', (event) => {
            heard(event.defaultPrevented)
            event.preventDefault()
          }),
      }),
    )
    click()
    expect(heard.mock.calls).toEqual([[false]])
    expect(warnings).toEqual([])
  })

  test('that is a part is not followed, another link inside is the page’s own', async () => {
    complaints()
    const html = `<div class="a"><a data-part href="${BAD}">Un</a><a id="autre" href="${BAD}">Deux</a></div>`
    await startOn(html, fakeIsland('a', { early: '[data-part]' }))
    expect([click('[data-part]'), click('#autre')]).toEqual([false, true])
  })

  test('is found in a form whose fields are named after what is asked', async () => {
    complaints()
    const fields = ['parentElement', 'closest', 'localName'].map((name) => `<input name="${name}">`).join('')
    await startOn(`<form>${fields}${link()}</form>`, fakeIsland('a'))
    expect(click()).toBe(false)
  })
})

describe('the browser’s own', () => {
  test.each([
    ['a link without an island', 'autre'],
    ['a link around an island', 'autre'],
  ])('is %s', async (_, name) => {
    await startOn(`<a href="${BAD}"><i class="${name}">x</i></a>`, fakeIsland('a'))
    expect(click()).toBe(true)
  })

  test('is a link that an island of the integrator’s has', async () => {
    await startOn(link(), fakeIsland('a', { listens: 'itself' }))
    expect(click()).toBe(true)
  })

  test('is a link whose island was unmounted', async () => {
    const ilots = makeApi(await startOn(link(), fakeIsland('a')))
    ilots.unmount(document)
    expect(click()).toBe(true)
  })

  test.each([
    [analytics, `<a data-analytics-category="x" href="${BAD}">x</a>`],
    [scrollReveal, `<a data-aos="fade" href="${BAD}">x</a>`],
    [hashScroll, `<a href="${BAD}#x">x</a>`],
    [miniSearch, `<form data-ilot="mini-search"><a href="${BAD}">x</a></form>`],
  ])('is a link that %o does not lead', async (island, html) => {
    const { island: waiting } = slow({ ...island, when: { on: 'interaction' } })
    await startOn(html, waiting)
    expect(click('a', { ctrlKey: true })).toBe(true)
  })
})
