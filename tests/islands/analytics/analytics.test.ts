import { beforeEach, describe, expect, test, vi } from 'vitest'
import { analytics } from '../../../islands/analytics'
import { makeApi } from '../../../src/engine/api'
import { complaints, find, settled, startOn } from '../../helpers/engine'

let errors: readonly string[]
beforeEach(() => {
  ;({ errors } = complaints())
  vi.stubGlobal('dataLayer', undefined)
})
const array = () => (window as unknown as { dataLayer?: unknown[] }).dataLayer
const button =
  '<button data-analytics-category="devis" data-analytics-label="pied" data-analytics-value="3">Devis</button>'

async function page(config: object = {}, html = button) {
  vi.stubGlobal('IlotsConfig', { analytics: config })
  const engine = await startOn(html, analytics)
  const told: unknown[] = []
  engine.on('track', (event) => told.push(event))
  return { engine, told, api: makeApi(engine) }
}

const devis = { category: 'devis', label: 'pied', value: '3' }

describe('without consent', () => {
  test('nothing leaves; the page’s own listeners hear what was done, not by whom', async () => {
    const { told } = await page({ consent: false, user_email: 'a@b.fr' })
    find('button').click()
    await settled()
    expect(array()).toBeUndefined()
    expect(told).toEqual([devis])
  })

  test('events are dropped, unless they are to wait', async () => {
    const { api } = await page({ consent: false })
    find('button').click()
    api.consent(true)
    await settled()
    find('button').click()
    expect(array()).toEqual([devis])
  })

  test('those that wait leave with the consent, in order, and are told once', async () => {
    const { api, told } = await page({ consent: false, queue: 'send', user_email: 'a@b.fr' })
    api.track('un')
    await settled()
    find('button').click()
    api.consent(true)
    await settled()
    expect(array()).toEqual([
      { category: 'un', user_email: 'a@b.fr' },
      { ...devis, user_email: 'a@b.fr' },
    ])
    expect(told).toEqual([{ category: 'un' }, devis])
  })

  test('those that wait are forgotten when it is refused', async () => {
    const { api } = await page({ consent: false, queue: 'send' })
    find('button').click()
    api.consent(false)
    await settled()
    api.consent(true)
    await settled()
    expect(array()).toBeUndefined()
  })
})

describe('with consent', () => {
  test.each([true, 1, '1', 'true'])(
    'given as %s, an event goes to the array and to listeners',
    async (consent) => {
      const { told } = await page({ consent })
      find('button').click()
      expect(array()).toEqual([devis])
      expect(told).toEqual([devis])
    },
  )

  test.each([false, 0, '0', '', 'false', 'non', null, {}])('%s is none', async (consent) => {
    await page({ consent })
    find('button').click()
    await settled()
    expect(array()).toBeUndefined()
  })

  test('withdrawn, nothing leaves any more', async () => {
    const { api } = await page({ consent: true })
    find('button').click()
    api.consent(false)
    await settled()
    find('button').click()
    expect(array()).toHaveLength(1)
  })

  test('who did it is as configured', async () => {
    await page({ consent: true, user_email: 'Anne@B.fr', user_phone: '01 02' })
    find('button').click()
    expect(array()).toEqual([{ ...devis, user_email: 'Anne@B.fr', user_phone: '01 02' }])
  })

  test('another array may be named; what is there stays', async () => {
    vi.stubGlobal('mesures', ['avant'])
    await page({ consent: true, target: 'mesures' })
    find('button').click()
    expect(Reflect.get(window, 'mesures')).toEqual(['avant', devis])
  })

  test('a target that is no array is reported', async () => {
    vi.stubGlobal('mesures', 'texte')
    await page({ consent: true, target: 'mesures' })
    find('button').click()
    expect(errors).toEqual([expect.stringContaining('analytics.target')])
  })
})

describe('hashed', () => {
  const hex = async (text: string) =>
    Array.from(
      new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
      (byte) => byte.toString(16).padStart(2, '0'),
    ).join('')

  test.each([
    ['01 99 00 11 10', '+33199001110'],
    ['0033 1 99 00 11 10', '+33199001110'],
    ['+32 (2) 555-12-12', '+3225551212'],
  ])('the telephone %s has the normal form %s', async (user_phone, normal) => {
    const { api } = await page({ consent: true, hash: true, user_phone })
    api.track('essai')
    await vi.waitFor(() => expect(array()).toHaveLength(1))
    expect(array()).toEqual([{ category: 'essai', user_phone: await hex(normal) }])
  })

  test('the address has no capitals and no spaces around; order is kept', async () => {
    const { api } = await page({ consent: true, hash: true, user_email: ' Anne@Vitrea.example ' })
    api.track('un')
    api.track('deux')
    await vi.waitFor(() => expect(array()).toHaveLength(2))
    const user_email = await hex('anne@vitrea.example')
    expect(array()).toEqual([
      { category: 'un', user_email },
      { category: 'deux', user_email },
    ])
  })

  test('once the hashes are there, a click that leaves the page is in the array before it does', async () => {
    await page({ consent: true, hash: true, user_email: 'c@d.fr' })
    await vi.waitFor(() => {
      find('button').click()
      expect(array()).toBeDefined()
    })
    const { length } = array() ?? []
    find('button').click()
    expect(array()).toHaveLength(length + 1)
  })

  test('without a way to hash, who did it stays here, and the console says why', async () => {
    vi.stubGlobal('crypto', {})
    const { api } = await page({ consent: true, hash: true, user_email: 'e@f.fr' })
    api.track('essai')
    await vi.waitFor(() => expect(array()).toEqual([{ category: 'essai' }]))
    expect(errors).toEqual([expect.stringContaining('https')])
  })
})

test('a click counts once, for the nearest element', async () => {
  const { told } = await page({}, `<div data-analytics-category="bloc">${button}<p>texte</p></div>`)
  find('button').click()
  find('p').click()
  expect(told).toEqual([devis, { category: 'bloc' }])
})

test.each(['', undefined, null, 3])('the category %s is refused', async (category) => {
  const { api, told } = await page()
  api.track(category as string)
  await vi.waitFor(() => expect(errors).toEqual([expect.stringContaining('ILOTS-201')]))
  expect(told).toEqual([])
})

test('who did it is in no inspection', async () => {
  const { api } = await page({ consent: true, user_email: 'g@h.fr', user_phone: '+33199001110' })
  find('button').click()
  expect(JSON.stringify(api.inspect())).not.toMatch(/g@h|3319/)
})

// The last one: the page keeps what has failed.
test('when the code that hashes does not come, events leave without who did it', async () => {
  vi.resetModules()
  vi.doMock('../../../islands/analytics/hash', () => Promise.reject(new Error('réseau')))
  const { create } = await import('../../../islands/analytics/mount')
  const { engine } = await page({ consent: true, hash: true, user_email: 'g@h.fr' })
  await (await create(engine)).track('essai')
  await vi.waitFor(() => expect(array()).toEqual([{ category: 'essai' }]))
  expect(errors).toEqual([expect.stringContaining('ILOTS-301')])
})
