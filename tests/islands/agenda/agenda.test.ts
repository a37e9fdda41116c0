import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { agenda } from '../../../islands/agenda'
import { makeApi } from '../../../src/engine/api'
import type { Engine } from '../../../src/engine/engine'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { type FakeHistory, fakeHistory } from '../../helpers/fake-history'
import { type Received, stubServer } from '../../helpers/server'

const now = { ...agenda, when: { on: 'now' as const } }
const CALL = '/platform/clients/utils/common.php'
let calls: Received[]
let session: FakeHistory
let count = 0
/** The page remembers months: each test has a calendar of its own. */
let param: string

const month = (name: string) =>
  `<a rel="prev" data-date="avant-${name}" href="/mois?m=avant-${name}">Avant</a><a rel="next" data-date="apres-${name}" href="/mois?m=apres-${name}">Après</a><h3>${name}</h3>`
/** The page also remembers a calendar's history by its id: each test has another. */
const withId = () => ` id="agenda-${param}"`
const start = async (id = withId(), content = month('mai')): Promise<Engine> =>
  startOn(`<div data-ilot="agenda" data-param="${param}"${id}>${content}</div>`, now)

beforeEach(() => {
  count += 1
  param = `p${count}`
  session = fakeHistory()
  calls = stubServer()
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(async () => {
  for (const call of calls) call.answer('<p></p>')
  await settled()
})

const host = () => find('[data-ilot]')
const title = () => find('h3').textContent
const turn = async (way = 'next') => {
  find(`a[rel="${way}"]`).click()
  await settled()
}
async function answer(html: string, at = -1, init?: ResponseInit) {
  calls.at(at)?.answer(html, init)
  await settled()
}
const hover = (selector: string) => find(selector).dispatchEvent(new Event('pointerover', { bubbles: true }))

describe('a month link', () => {
  test('asks as §7.6 says', async () => {
    await start()
    await turn()
    expect(calls.map(({ url, init }) => [init.method, url, String(init.body)])).toEqual([
      ['POST', CALL, `module=agenda&param=${param}&date=apres-mai`],
    ])
    expect(host().getAttribute('aria-busy')).toBe('true')
    await answer(month('juin'))
    expect([title(), host().getAttribute('aria-busy')]).toEqual(['juin', 'false'])
  })

  test('says the new month, or that there is one', async () => {
    await start()
    await turn()
    await answer(month('juin'))
    await vi.waitFor(() => expect(find('.ilots-spoken').textContent).toBe('juin'))
    await turn()
    await answer('<p>Rien</p>')
    await vi.waitFor(() => expect(find('.ilots-spoken').textContent).toBe('Calendrier mis à jour'))
  })

  test('gives focus to its successor, else to the agenda; elsewhere it stays', async () => {
    await start()
    find('a[rel="next"]').focus()
    await turn()
    await answer(month('juin'))
    expect(document.activeElement).toBe(find('a[rel="next"]'))
    await turn()
    await answer('<h3>juillet</h3>')
    expect(document.activeElement).toBe(host())
  })

  test('leaves the focus of somebody else where it is', async () => {
    await start()
    document.body.append(document.createElement('button'))
    await turn()
    find('button').focus()
    await answer(month('juin'))
    expect(document.activeElement).toBe(find('button'))
  })

  test('with a modifier is the browser’s', async () => {
    await start()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true })
    find('a').dispatchEvent(event)
    expect([event.defaultPrevented, calls]).toEqual([false, []])
  })

  test('puts its own address in the bar, and none of another site', async () => {
    const { warnings } = complaints()
    await start()
    await turn()
    await answer(month('juin'))
    expect(session.addresses.at(-1)).toBe('https://vitrea.example/mois?m=apres-mai')
    find('a[rel="next"]').setAttribute('href', 'https://ailleurs.example/')
    await turn()
    await answer(month('juillet'))
    expect(session.addresses.at(-1)).toBe(location.href)
    expect(warnings).toEqual([expect.stringContaining('[ILOTS-203] agenda')])
  })
})

describe('of several months asked for', () => {
  test('the last one is shown, whichever comes first', async () => {
    await start()
    await turn('next')
    await turn('prev')
    await answer(month('avril'), 1)
    await answer(month('juin'), 0)
    expect([title(), session.length]).toEqual(['avril', 2])
  })

  test('an older one that fails is not told', async () => {
    complaints()
    await start()
    await turn('next')
    await turn('prev')
    await answer('', 0, { status: 500 })
    expect(document.querySelector('[role="alert"]')).toBeNull()
    expect(host().getAttribute('aria-busy')).toBe('true')
    await answer(month('avril'), 1)
    expect(title()).toBe('avril')
  })
})

describe('ahead of the click', () => {
  test('a month is asked for once, on hover or focus, and shown without another call', async () => {
    await start()
    hover('a[rel="next"]')
    hover('a[rel="next"]')
    find('a[rel="next"]').focus()
    expect(calls).toHaveLength(1)
    await answer(month('juin'))
    hover('a[rel="next"]')
    await turn()
    expect([title(), calls.length]).toEqual(['juin', 2])
    expect(String(calls[1]?.init.body)).toContain('date=apres-juin')
  })

  test('a click while it is under way waits for the same answer', async () => {
    await start()
    hover('a[rel="next"]')
    await turn()
    expect(calls).toHaveLength(1)
    await answer(month('juin'))
    expect(title()).toBe('juin')
  })

  test('one that failed is asked for again by the click only', async () => {
    complaints()
    await start()
    hover('a[rel="next"]')
    await answer('', -1, { status: 500 })
    hover('a[rel="next"]')
    expect([calls.length, document.querySelector('[role="alert"]')]).toEqual([1, null])
    await turn()
    expect(calls).toHaveLength(2)
  })
})

describe('a failure', () => {
  test.each([
    ['500', () => answer('', -1, { status: 500 }), 403],
    ['an empty answer', () => answer(' '), 404],
  ])('(%s) keeps the month, says so, and can be tried again', async (_, fail, code) => {
    const { errors } = complaints()
    await start()
    await turn()
    await fail()
    expect(errors).toEqual([expect.stringContaining(`[ILOTS-${code}]`)])
    expect([title(), session.length, host().getAttribute('aria-busy')]).toEqual(['mai', 1, 'false'])
    expect(find('[role="alert"]').textContent).toMatch(
      /^Ce mois n’a pas pu être affiché\.RéessayerOuvrir le lien$/,
    )
    expect(find('[role="alert"] a')).toHaveProperty('href', expect.stringContaining('/'))
    find('[role="alert"] button').click()
    await settled()
    expect(document.querySelector('[role="alert"]')).toBeNull()
    expect(document.activeElement).toBe(find('a[rel="next"]'))
    await answer(month('juin'))
    expect(title()).toBe('juin')
  })

  test('goes with the agenda', async () => {
    complaints()
    const engine = await start()
    const before = document.body.innerHTML.replace(/ (data-ilot-mounted="agenda"|aria-busy="false")/g, '')
    await turn()
    await answer('', -1, { status: 500 })
    makeApi(engine).unmount(document)
    expect(document.body.innerHTML).toBe(before)
  })
})

describe('a reply', () => {
  test('whose root has the agenda’s id replaces it, and turns in its place', async () => {
    await start()
    const old = host()
    await turn()
    await answer(`<div data-ilot="agenda" data-param="${param}" id="agenda-${param}">${month('juin')}</div>`)
    expect(host()).not.toBe(old)
    expect(document.querySelectorAll('[data-ilot]')).toHaveLength(1)
    await turn()
    await answer(month('juillet'))
    expect(title()).toBe('juillet')
  })

  test('with another root replaces the content', async () => {
    await start()
    const old = host()
    await turn()
    await answer(`<section id="autre">${month('juin')}</section>`)
    expect([host(), title()]).toEqual([old, 'juin'])
  })

  test('after the agenda has left the page is dropped, silently', async () => {
    const { errors } = complaints()
    await start()
    await turn()
    document.body.innerHTML = ''
    await settled()
    expect([errors, calls[0]?.init.signal?.aborted]).toEqual([[], true])
  })
})

describe.each([
  ['with an id', withId],
  ['without an id', () => ''],
])('Back, %s,', (_, idOf) => {
  test('returns to the month before, its focus too, without a call; Forward goes on', async () => {
    await start(idOf())
    find('a[rel="next"]').focus()
    const used = document.activeElement
    await turn()
    await answer(month('juin'))
    const { length } = calls
    await session.go(-1)
    expect(title()).toBe('mai')
    expect(document.activeElement).toBe(used)
    await session.go(1)
    expect([title(), calls.length]).toEqual(['juin', length])
  })

  test('drops a month that is still on its way', async () => {
    await start(idOf())
    await turn()
    await answer(month('juin'))
    await turn()
    await session.go(-1)
    await answer(month('juillet'))
    expect([title(), host().getAttribute('aria-busy')]).toEqual(['mai', 'false'])
  })
})
