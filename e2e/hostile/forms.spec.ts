/**
 * Named elements are never taken for a form's members (issue 16, 8): the islands on a form, with a field of each
 * name.
 */
import type { Page } from '@playwright/test'
import { answer, expectEach, expectTaken, forEveryName, KINDS, press } from './forms-bench'
import { expect, openHostile, test } from './test'

const openBench = (page: Page) => openHostile(page, 'formulaires', 'trusted-types')
const mounted = (page: Page) => expectEach(page, 'mounted', (each) => window.bench.isMounted(each))
const sent = (page: Page) =>
  expectEach(page, 'sent', ({ name }) => window.bench.sent.get(name)?.includes('nom=Camille') ?? false)

test.describe('hostile forms', () => {
  for (const kind of KINDS)
    test(`form: with a ${kind} of each name it is checked, then sent`, async ({ page }) => {
      await openBench(page)
      await forEveryName(page, async () => {
        await page.evaluate((kindOfName) => {
          const { build, make } = window.bench
          return build(kindOfName, () => {
            const field = make('input', { name: 'nom', required: '' })
            const button = make('button', {}, 'Envoyer')
            return { form: { 'data-ilot': 'form' }, inside: [field, button], parts: { field, button } }
          })
        }, kind)
        await mounted(page)
        await press(page, 'button')
        const isTold = 'says what is missing'
        await expectEach(page, isTold, ({ box }) => window.bench.find(box, '.ilots-form-errors') !== null)
        expect(await page.evaluate(() => [...window.bench.sent.keys()]), 'sent though empty').toEqual([])
        await page.evaluate(() => {
          for (const { parts } of window.bench.cases)
            if (parts.field) Object.assign(parts.field, { value: 'Camille' })
        })
        await press(page, 'button')
        await sent(page)
      })
    })

  test('form: with a field of each name the server is asked, and a field brings the form again', async ({
    page,
  }) => {
    const verified = await answer(page, '/verif_formulaire.php', '<p data-field="nom">Refusé</p>')
    const reloaded = await answer(page, '/recharge.php', '<p class="venu">Venu</p>')
    await openBench(page)
    await forEveryName(page, async (names) => {
      await page.evaluate(() => {
        const { build, make } = window.bench
        return build('hidden field', (name) => {
          const field = make('input', { name: 'nom', value: 'Camille' })
          const choice = make('input', { name: 'marque', value: 'Renault', 'data-reload': '' })
          const button = make('button', {}, 'Envoyer')
          // The same call is sent once for all that ask for it.
          const own = make('input', { type: 'hidden', name: 'cas', value: name })
          const form = { 'data-ilot': 'form', 'data-verify': '' }
          return { form, inside: [field, choice, own, button], parts: { choice, button } }
        })
      })
      await mounted(page)
      await press(page, 'button')
      const isRefused = 'shows the refusal'
      await expectEach(page, isRefused, ({ box }) => window.bench.find(box, '.ilots-form-answer') !== null)
      await page.evaluate(() => {
        for (const { parts } of window.bench.cases)
          parts.choice?.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await expectEach(page, 'comes again', ({ box }) => window.bench.find(box, '.venu') !== null)
      expect([(await verified()).length, (await reloaded()).length]).toEqual([names.length, names.length])
      expect(await page.evaluate(() => [...window.bench.sent.keys()]), 'sent though refused').toEqual([])
    })
  })

  test('subscription: with a field of each name it is asked, then sent', async ({ page }) => {
    await openBench(page)
    await page.evaluate(async () => {
      // Where a dialog is open, the browser's own dialog asks, and the form goes on at once.
      await window.Ilots?.modal.open({ contenu: 'Ouverte' })
      window.confirm = () => document.documentElement.toggleAttribute('data-asked', true)
    })
    await forEveryName(page, async () => {
      await page.evaluate(() => {
        const { build, make } = window.bench
        return build('hidden field', () => {
          const button = make('button', {}, 'Envoyer')
          const field = make('input', { name: 'nom', value: 'Camille' })
          return { form: { 'data-ilot': 'subscription' }, inside: [field, button], parts: { button } }
        })
      })
      await mounted(page)
      await press(page, 'button')
      await sent(page)
    })
    await expect(page.locator('html')).toHaveAttribute('data-asked')
  })

  test('bot-check: with a field of each name the form is sent with its token', async ({ page }) => {
    await openBench(page)
    await forEveryName(page, async () => {
      await page.evaluate(() => {
        const { build, make } = window.bench
        return build('hidden field', () => {
          const button = make('button', {}, 'Envoyer')
          const field = make('input', { name: 'nom', value: 'Camille' })
          return { inside: [field, make('div', { 'data-ilot': 'bot-check' }), button], parts: { button } }
        })
      })
      await mounted(page)
      await press(page, 'button')
      await sent(page)
      await expectEach(
        page,
        'has its token',
        ({ name }) =>
          window.bench.sent.get(name)?.some((entry) => /^g-recaptcha-response=./.test(entry)) ?? false,
      )
    })
  })

  test('element-form: with a field of each name it is saved by a call', async ({ page }) => {
    const calls = await answer(page, '/essai/enregistrer', '<p class="refus">Refusé</p>')
    await openBench(page)
    await forEveryName(page, async (names) => {
      await page.evaluate(() => {
        const { build, make } = window.bench
        return build('hidden field', () => {
          const button = make('button', {}, 'Enregistrer')
          const field = make('input', { name: 'nom', value: 'Camille' })
          const form = { 'data-ilot': 'element-form', action: '/essai/enregistrer' }
          return { form, inside: [field, button], parts: { button } }
        })
      })
      await mounted(page)
      await press(page, 'button')
      await expectEach(page, 'shows the answer', ({ box }) => window.bench.find(box, '.refus') !== null)
      const whole = await calls()
      const taken = await expectTaken(page)
      const fields = (name: string) => (taken.includes(name) ? ' nom=Camille' : ` ${name}=x&nom=Camille`)
      const missing = names.filter((name) => !whole.some((call) => call.endsWith(fields(name))))
      expect(missing, 'sent whole').toEqual([])
    })
  })

  test('booking: with a field of each name it goes to the next step, and is booked', async ({ page }) => {
    const calls = await answer(page, '/objets/traitement.php', '<p class="success">Pris</p>')
    await openBench(page)
    await page.evaluate(() => {
      // A step is the form's own submit, which no listener gets.
      HTMLFormElement.prototype.submit = function () {
        const { cases, sent: all } = window.bench
        const step = cases.find(({ form }) => form === this)
        if (step)
          all.set(
            step.name,
            [...new FormData(this)].map((entry) => entry.join('=')),
          )
      }
    })
    await forEveryName(page, async (names) => {
      await page.evaluate(() => {
        const { build, make } = window.bench
        return build('hidden field', (name) => {
          const button = make('button', {}, 'Continuer')
          const step = make('input', { type: 'hidden', name: 'etape', value: '2' })
          const own = make('input', { type: 'hidden', name: 'cas', value: name })
          const inside = [step, own, make('input', { name: 'nom', value: 'Camille' }), button]
          return { form: { 'data-ilot': 'booking', 'data-final-step': '3' }, inside, parts: { button, step } }
        })
      })
      await mounted(page)
      await press(page, 'button')
      await sent(page)
      const isNext = 'goes to step 3'
      await expectEach(page, isNext, ({ name }) => window.bench.sent.get(name)?.includes('etape=3') ?? false)
      await page.evaluate(() => {
        for (const { parts } of window.bench.cases) if (parts.step) Object.assign(parts.step, { value: '3' })
      })
      await press(page, 'button')
      await expectEach(page, 'is booked', ({ box }) => window.bench.find(box, '.success') !== null)
      await expectEach(page, 'is put away', ({ form }) => window.bench.attribute(form, 'hidden') !== null)
      expect((await calls()).length).toBe(names.length)
    })
  })
})
