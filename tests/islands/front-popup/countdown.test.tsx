/** What the countdown shows and says; the browser tests judge hover, keys and the top layer. */
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { frontPopup } from '../../../islands/front-popup'
// Fetched here, so that it is there at once.
import '../../../islands/front-popup/countdown'
import { makeApi } from '../../../src/engine/api'
import type { Engine } from '../../../src/engine/engine'
import { complaints, find, settled, startOn } from '../../helpers/engine'

const close = '<a data-role="close" href="?ferme">Fermer</a>'
let engine: Engine

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return () => void vi.useRealTimers()
})

async function open(attributes: string, content = ''): Promise<HTMLElement> {
  const html = `<a id="avant" href="/a">Avant</a><div class="popup" data-ilot="front-popup" ${attributes}>${content}${close}</div>`
  engine = await startOn(html, { ...frontPopup, when: { on: 'now' } })
  await settled()
  return find('.popup')
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const isClosed = (host: HTMLElement) => host.inert
const part = () => find('[data-role="countdown"]')
const spoken = async () => {
  await new Promise(requestAnimationFrame)
  return document.querySelector('.ilots-spoken')?.textContent ?? ''
}
const press = (selector: string) => fireEvent.click(find(selector))
const stop = '.ilots-countdown-stop'

describe('the seconds', () => {
  test.each(['ff-autoclose="3"', 'data-ff-autoclose="3"'])(
    'of %s are counted down to the end',
    async (attribute) => {
      const host = await open(attribute, '<b data-role="countdown">3</b>')
      expect(part().textContent).toBe('3')
      pass(2)
      expect(part().textContent).toBe('1')
      expect(isClosed(host)).toBe(false)
      pass(1)
      expect(isClosed(host)).toBe(true)
    },
  )

  test('are not written into what content has put before them', async () => {
    await open('ff-autoclose="3"', '<p data-ilots-content>Prix <b data-role="countdown" id="prix">90</b></p>')
    pass(1)
    expect(find('#prix').textContent).toBe('90')
    expect(find('.ilots-countdown').textContent).toContain('2')
  })

  test('wait for a pointer that rests where it appears, and has not moved', async () => {
    const find = document.querySelectorAll.bind(document)
    const hovered = vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) => {
      return find(selector === ':hover' ? 'html,body,.popup,[data-role="countdown"]' : selector)
    })
    const host = await open('ff-autoclose="3"', '<b data-role="countdown">3</b>')
    pass(5)
    expect(part().textContent).toBe('3')
    host.dispatchEvent(new Event('pointerleave'))
    pass(1)
    expect(part().textContent).toBe('2')
    hovered.mockRestore()
  })

  test.each(['', 'ff-autoclose="0"'])('without any (%s), it stays and has no button', async (attribute) => {
    const host = await open(attribute, '<b data-role="countdown">3</b>')
    pass(600)
    expect(isClosed(host)).toBe(false)
    expect(document.querySelector(stop)).toBeNull()
  })

  test.each(['bientôt', '1.5', '-3', ''])(
    'that cannot be read ("%s") are reported, and it stays',
    async (value) => {
      const { errors } = complaints()
      const host = await open(`ff-autoclose="${value}"`)
      pass(600)
      expect(isClosed(host)).toBe(false)
      expect(errors.join()).toContain(
        `ff-autoclose refusé : reçu « ${value} », attendu un nombre entier de 0 à 86400.`,
      )
    },
  )

  test('stop for good when it is closed', async () => {
    const host = await open('ff-autoclose="9"')
    press('[data-role="close"]')
    expect(isClosed(host)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('what is shown', () => {
  test.each([
    ['Encore <i>99 secondes</i>, puis 2 jours', 'Encore <i>4 secondes</i>, puis 2 jours'],
    ['', '4'],
    ['Bientôt <b>fini</b>', '4'],
  ])('of the server’s "%s" is "%s"', async (before, after) => {
    await open('ff-autoclose="5"', `<p data-role="countdown">${before}</p>`)
    pass(1)
    expect(part().innerHTML).toBe(after)
    engine.lifecycle.sweep(() => true)
    expect(part().innerHTML).toBe(before)
  })

  test('is made, with its bare number, where the page has no place for it', async () => {
    const host = await open('ff-autoclose="5"')
    expect(find('.ilots-countdown').textContent).toBe('Secondes avant la fermeture\u00a0: 5')
    pass(1)
    expect(find('.ilots-countdown').textContent).toMatch(/\b4$/)
    engine.lifecycle.sweep(() => true)
    expect(host.innerHTML).toBe(close)
  })

  test('is never inside a control', async () => {
    const host = await open(
      'ff-autoclose="5"',
      '<a data-role="close" href="?">Fermer (<b data-role="countdown">5</b>)</a>',
    )
    expect(find(stop).closest('.ilots-root')?.parentElement).toBe(host)
  })
})

describe('what is spoken', () => {
  test('is the start, ten seconds before the end, and nothing between', async () => {
    await open('ff-autoclose="20"', '<b data-role="countdown" aria-live="assertive">20</b>')
    const heard: string[] = []
    for (let second = 0; second < 19; second += 1) {
      pass(1)
      const sentence = await spoken()
      if (sentence !== heard.at(-1)) heard.push(sentence)
    }
    expect(heard.map((sentence) => /\d+$/.exec(sentence)?.[0])).toEqual(['19', '10'])
    expect(part().getAttribute('aria-live')).toBe('off')
  })

  test('is only the start when it began with 15 or less', async () => {
    await open('ff-autoclose="15"')
    pass(14)
    expect(await spoken()).toMatch(/14$/)
  })
})

describe('the stop button', () => {
  test('stops for good, says so, and keeps the focus', async () => {
    const host = await open('ff-autoclose="5"')
    find(stop).focus()
    press(stop)
    expect(await spoken()).toBe('Compte à rebours arrêté')
    expect(document.activeElement?.textContent).toBe('Compte à rebours arrêté')
    find('#avant').focus()
    pass(600)
    expect(isClosed(host)).toBe(false)
    expect(find<HTMLButtonElement>(stop).disabled).toBe(true)
  })

  test('goes with the island', async () => {
    const host = await open('ff-autoclose="5"')
    press(stop)
    makeApi(engine).unmount(document)
    expect(host.outerHTML).toBe(`<div class="popup" data-ilot="front-popup" ff-autoclose="5">${close}</div>`)
  })
})
