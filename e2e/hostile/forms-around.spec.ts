/** Named elements are never taken for a form's members: islands in a form, around one, and for its fields. */
import type { Page } from '@playwright/test'
import { answer, expectEach, expectTaken, forEveryName, press } from './forms-bench'
import { expect, openHostile, test } from './test'

const openBench = (page: Page) => openHostile(page, 'formulaires', 'trusted-types')
const mounted = (page: Page) => expectEach(page, 'mounted', (each) => window.bench.isMounted(each))
const refreshed = (page: Page) =>
  expectEach(page, 'is refreshed', ({ box }) => window.bench.find(box, '.venu') !== null)

test.describe('hostile forms, what is around', () => {
  test('mini-search: with a field of each name the pop-up opens, closes, and the search is sent', async ({
    page,
  }) => {
    const html = '<ul data-role="suggestions"></ul><button type="button" data-role="close">Fermer</button>'
    await answer(page, '/ajax_search.php', html)
    await openBench(page)
    await forEveryName(page, async () => {
      await page.evaluate(() => {
        const { build, make } = window.bench
        return build('hidden field', () => {
          const field = make('input', { type: 'search', name: 'nom' })
          const button = make('button', {}, 'Chercher')
          const form = { 'data-ilot': 'mini-search', 'data-version-search': '2' }
          return { form, inside: [field, button], parts: { field, button } }
        })
      })
      await mounted(page)
      // Each closes when another gets the focus: one after the other.
      const wrong = await page.evaluate(async () => {
        const { cases, find } = window.bench
        const comes = async (holds: () => boolean) => {
          for (let task = 0; task < 500 && !holds(); task += 1) await new Promise((next) => setTimeout(next))
          return holds()
        }
        const names: string[] = []
        for (const { name, box, parts } of cases) {
          const field = parts.field as HTMLInputElement
          field.focus()
          field.value = 'Camille'
          field.dispatchEvent(new Event('input', { bubbles: true }))
          const opens = await comes(() => find(box, '.ilots-search') !== null)
          field.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
          )
          if (!opens || !(await comes(() => find(box, '.ilots-search') === null))) names.push(name)
          field.value = 'Camille'
        }
        return names
      })
      expect(wrong, 'opens and closes').toEqual([])
      await press(page, 'button')
      const isSent = 'is sent'
      await expectEach(
        page,
        isSent,
        ({ name }) => window.bench.sent.get(name)?.includes('nom=Camille') ?? false,
      )
    })
  })

  test('content-block: filters with a field of each name refresh their block', async ({ page }) => {
    const calls = await answer(page, '/essai/bloc', '<p class="venu">Venu</p>')
    await openBench(page)
    await forEveryName(page, async (names) => {
      await page.evaluate(() => {
        const { build, make } = window.bench
        return build('hidden field', (name) => {
          const button = make('button', {}, 'Filtrer')
          const comment = new Comment(' bloc {"url":"/essai/bloc","referer":"/","search":""} ')
          const around = (form: HTMLFormElement) => make('section', { id: `bloc-${name}` }, comment, form)
          return { form: { 'data-role': 'filters' }, inside: [button], parts: { button }, around }
        })
      })
      await press(page, 'button')
      await refreshed(page)
      const made = await calls()
      const taken = await expectTaken(page)
      const sent = names.filter((name) => !taken.includes(name))
      const missing = sent.filter((name) => !made.some((call) => call.endsWith(` ${name}=x`)))
      expect(missing, 'sent with the field').toEqual([])
    })
  })

  test('content-block: in a form with a field of each name it is sent with what is around', async ({
    page,
  }) => {
    const calls = await answer(page, '/essai/bloc', '<p class="venu">Venu</p>')
    await openBench(page)
    await forEveryName(page, async (names) => {
      await page.evaluate(() => {
        const { build, make } = window.bench
        return build('hidden field', (name) => {
          const link = make('a', { href: '?page=2', 'data-param': 'page', 'data-num': '2' }, '2')
          const comment = new Comment(' bloc {"url":"/essai/bloc","referer":"/","search":""} ')
          return { inside: [make('section', { id: `bloc-${name}` }, comment, link)], parts: { link } }
        })
      })
      await press(page, 'link')
      await refreshed(page)
      const made = await calls()
      const taken = await expectTaken(page)
      const sent = names.filter((name) => !taken.includes(name))
      const missing = sent.filter((name) => !made.some((call) => call.includes(`&${name}=x&`)))
      expect(missing, 'sent with the fields around').toEqual([])
    })
  })

  test('content-block: as a form with a field of each name it turns its pages', async ({ page }) => {
    await answer(page, '/essai/bloc', '<p class="venu">Venu</p>')
    await openBench(page)
    await forEveryName(page, async () => {
      await page.evaluate(() => {
        const { build, make } = window.bench
        return build('hidden field', () => {
          const link = make('a', { href: '?page=2', 'data-param': 'page', 'data-num': '2' }, '2')
          const comment = new Comment(' bloc {"url":"/essai/bloc","referer":"/","search":""} ')
          return { inside: [comment, link], parts: { link } }
        })
      })
      await press(page, 'link')
      await refreshed(page)
    })
  })

  test('form-block: a form with a field of each name is shown, and its first field has the focus', async ({
    page,
  }) => {
    await openBench(page)
    await forEveryName(page, async () => {
      await page.evaluate(() => {
        const { build, make } = window.bench
        return build('hidden field', () => {
          const show = make('button', { type: 'button', 'data-role': 'show' }, 'Montrer')
          const field = make('input', { name: 'nom' })
          field.addEventListener('focus', () => field.setAttribute('data-reached', ''))
          const around = (form: HTMLFormElement) =>
            make('div', { 'data-ilot': 'form-block' }, show, make('div', { 'data-role': 'content' }, form))
          const inside = [field, make('button', {}, 'Envoyer')]
          return { form: { 'data-ilot': 'form' }, inside, parts: { show }, around }
        })
      })
      const isHidden = 'is put away'
      await expectEach(
        page,
        isHidden,
        ({ box }) => window.bench.find(box, '[data-role=content][hidden]') !== null,
      )
      await press(page, 'show')
      await expectEach(page, 'is shown', ({ box }) => window.bench.find(box, '[data-reached]') !== null)
    })
  })

  test('fields: dates, masks and notes in a form with a field of each name', async ({ page }) => {
    await openBench(page)
    await forEveryName(page, async () => {
      await page.evaluate(() => {
        const { build, make } = window.bench
        const { product = '' } = window.Ilots?.config ?? {}
        return build('hidden field', () => {
          const date = make('input', { name: 'jour', class: `${product}date` })
          const phone = make('input', { name: 'tel', 'data-mask-pattern': '00 00 00 00 00' })
          const stars = make('div', { 'data-ilot': 'rating', 'data-name': 'note' })
          const inside = [date, phone, stars, make('button', {}, 'Envoyer')]
          return { inside, parts: { date, phone, stars } }
        })
      })
      await mounted(page)
      await expectEach(page, 'is a date', ({ parts }) => parts.date?.dataset.ilotMounted === 'date-field')
      await expectEach(page, 'has a mask', ({ parts }) => parts.phone?.dataset.ilotMounted === 'mask')
      await page.evaluate(() => {
        for (const { parts } of window.bench.cases) {
          for (const [field, value] of [
            [parts.date, '05/03/2026'],
            [parts.phone, '0199001110'],
          ] as const) {
            Object.assign(field ?? {}, { value })
            for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }))
          }
          parts.stars?.querySelector<HTMLElement>('[value="4"]')?.click()
        }
      })
      await expectEach(page, 'sends what is stored', ({ form }) => {
        const data = new FormData(form)
        return (
          data.get('jour') === '2026-03-05' && data.get('tel') === '0199001110' && data.get('note') === '4'
        )
      })
    })
  })
})
