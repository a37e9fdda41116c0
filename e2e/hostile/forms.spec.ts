/** Named elements are never taken for a form's members (issue 16, 8): a form with a field of each name does its work. */
import type { Page } from '@playwright/test'
import { expectEach, installBench, KINDS, type Kind } from './forms-bench'
import { expect, openHostile, test } from './test'

const FIELD: Kind = 'hidden field'

/** What the server is asked for, and answers, under `/essai/`. */
async function answer(page: Page, pattern: string, html: string): Promise<string[]> {
  const calls: string[] = []
  await page.route(pattern, (route) => {
    calls.push(`${route.request().url()} ${route.request().postData() ?? ''}`)
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
  })
  return calls
}

async function openBench(page: Page, name = 'formulaires'): Promise<void> {
  await openHostile(page, name, 'trusted-types')
  await installBench(page)
}

const mounted = (page: Page) => expectEach(page, 'mounted', (each) => window.bench.isMounted(each))

/** Presses a part of each form. */
const press = (page: Page, part: string) =>
  page.evaluate((name) => {
    for (const { parts } of window.bench.cases) parts[name]?.click()
  }, part)

const sent = (page: Page) =>
  expectEach(page, 'sent', ({ name }) => window.bench.sent.get(name)?.includes('nom=Camille') ?? false)

test.describe('hostile forms', () => {
  for (const kind of KINDS)
    test(`form: with a ${kind} of each name it is checked, then sent`, async ({ page }) => {
      await openBench(page)
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
      await expectEach(
        page,
        'says what is missing',
        ({ box }) => window.bench.find(box, '.ilots-form-errors') !== null,
      )
      expect(await page.evaluate(() => [...window.bench.sent.keys()]), 'sent though empty').toEqual([])
      await page.evaluate(() => {
        for (const { parts } of window.bench.cases)
          if (parts.field) Object.assign(parts.field, { value: 'Camille' })
      })
      await press(page, 'button')
      await sent(page)
    })

  test('form: with a field of each name the server is asked, and a field brings the form again', async ({
    page,
  }) => {
    const verified = await answer(page, '**/verif_formulaire.php', '<p data-field="nom">Refusé</p>')
    const reloaded = await answer(page, '**/recharge.php', '<p class="venu">Venu</p>')
    await openBench(page)
    await page.evaluate((kind) => {
      const { build, make } = window.bench
      return build(kind, (name) => {
        const field = make('input', { name: 'nom', value: 'Camille' })
        const choice = make('input', { name: 'marque', value: 'Renault', 'data-reload': '' })
        const button = make('button', {}, 'Envoyer')
        return {
          form: { 'data-ilot': 'form', 'data-verify': '' },
          inside: [field, choice, make('input', { type: 'hidden', name: 'cas', value: name }), button],
          parts: { field, choice, button },
        }
      })
    }, FIELD)
    await mounted(page)
    await press(page, 'button')
    await expectEach(
      page,
      'shows the refusal',
      ({ box }) => window.bench.find(box, '.ilots-form-answer') !== null,
    )
    await page.evaluate(() => {
      for (const { parts } of window.bench.cases)
        parts.choice?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expectEach(page, 'brings the form again', ({ box }) => window.bench.find(box, '.venu') !== null)
    const { length } = await page.evaluate(() => window.bench.names)
    expect([verified.length, reloaded.length]).toEqual([length, length])
    expect(await page.evaluate(() => [...window.bench.sent.keys()]), 'sent though refused').toEqual([])
  })

  test('subscription: with a field of each name it is asked, then sent', async ({ page }) => {
    await openBench(page)
    await page.evaluate((kind) => {
      const { build, make } = window.bench
      // Asked in the browser's own dialog, as in a dialog of the page: it is open and shut at once.
      window.Ilots?.store.setState({ modal: { open: true } })
      window.confirm = (question) =>
        document.body.append(make('i', { class: 'question' }, question ?? '')) === undefined
      return build(kind, () => {
        const button = make('button', {}, 'Envoyer')
        const field = make('input', { name: 'nom', value: 'Camille' })
        return { form: { 'data-ilot': 'subscription' }, inside: [field, button], parts: { button } }
      })
    }, FIELD)
    await mounted(page)
    await press(page, 'button')
    await sent(page)
    const asked = () =>
      page.evaluate(() => document.querySelectorAll('.question').length - window.bench.names.length)
    expect(await asked()).toBe(0)
  })

  test('bot-check: with a field of each name the form is sent with its token', async ({ page }) => {
    await openBench(page)
    await page.evaluate((kind) => {
      const { build, make } = window.bench
      return build(kind, () => {
        const button = make('button', {}, 'Envoyer')
        const field = make('input', { name: 'nom', value: 'Camille' })
        return { inside: [field, make('div', { 'data-ilot': 'bot-check' }), button], parts: { button } }
      })
    }, FIELD)
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

  test('element-form: with a field of each name it is saved by a call', async ({ page }) => {
    const calls = await answer(page, '**/essai/enregistrer', '<p class="refus">Refusé</p>')
    await openBench(page)
    await page.evaluate((kind) => {
      const { build, make } = window.bench
      return build(kind, () => {
        const button = make('button', {}, 'Enregistrer')
        const inside = [make('input', { name: 'titre', value: 'Technicien' }), button]
        return {
          form: { 'data-ilot': 'element-form', action: '/essai/enregistrer' },
          inside,
          parts: { button },
        }
      })
    }, FIELD)
    await mounted(page)
    await press(page, 'button')
    await expectEach(page, 'shows the answer', ({ box }) => window.bench.find(box, '.refus') !== null)
    const names = await page.evaluate(() => window.bench.names)
    const missing = names.filter((name) => !calls.some((call) => call.includes(`${name}=x&titre=Technicien`)))
    expect(missing, 'sent whole').toEqual([])
  })

  test('booking: with a field of each name it goes to the next step, and is booked', async ({ page }) => {
    const calls = await answer(page, '**/objets/traitement.php', '<p class="success">Pris</p>')
    await openBench(page)
    await page.evaluate((kind) => {
      const { bench } = window
      const { build, make } = bench
      // A step is the form's own submit, which no listener hears.
      HTMLFormElement.prototype.submit = function () {
        const step = bench.cases.find(({ form }) => form === this)
        if (step)
          bench.sent.set(
            step.name,
            [...new FormData(this)].map((entry) => entry.join('=')),
          )
      }
      return build(kind, () => {
        const button = make('button', {}, 'Continuer')
        const step = make('input', { type: 'hidden', name: 'etape', value: '2' })
        const inside = [step, make('input', { name: 'nom', value: 'Camille' }), button]
        return { form: { 'data-ilot': 'booking', 'data-final-step': '3' }, inside, parts: { button, step } }
      })
    }, FIELD)
    await mounted(page)
    await press(page, 'button')
    await sent(page)
    await expectEach(
      page,
      'goes to step 3',
      ({ name }) => window.bench.sent.get(name)?.includes('etape=3') ?? false,
    )
    await page.evaluate(() => {
      for (const { parts } of window.bench.cases) if (parts.step) Object.assign(parts.step, { value: '3' })
    })
    await press(page, 'button')
    await expectEach(page, 'is booked', ({ box }) => window.bench.find(box, '.success') !== null)
    await expectEach(page, 'is put away', ({ form }) => window.bench.attribute(form, 'hidden') !== null)
    expect(calls.length).toBe(await page.evaluate(() => window.bench.names.length))
  })

  test('mini-search: with a field of each name the pop-up opens, closes, and the search is sent', async ({
    page,
  }) => {
    const html = '<ul data-role="suggestions"></ul><button type="button" data-role="close">Fermer</button>'
    await answer(page, '**/ajax_search.php', html)
    await openBench(page)
    await page.evaluate((kind) => {
      const { build, make } = window.bench
      return build(kind, () => {
        const field = make('input', { type: 'search', name: 'nom' })
        const button = make('button', {}, 'Chercher')
        const form = { 'data-ilot': 'mini-search', 'data-version-search': '2' }
        return { form, inside: [field, button], parts: { field, button } }
      })
    }, FIELD)
    await mounted(page)
    // Each closes when another gets the focus: one after the other.
    const failed = await page.evaluate(async () => {
      const { cases, find } = window.bench
      const frames = async (holds: () => boolean) => {
        for (let frame = 0; frame < 200 && !holds(); frame += 1) await new Promise(requestAnimationFrame)
        return holds()
      }
      const wrong: string[] = []
      for (const { name, box, parts } of cases) {
        const field = parts.field as HTMLInputElement
        field.focus()
        field.value = 'Camille'
        field.dispatchEvent(new Event('input', { bubbles: true }))
        if (!(await frames(() => find(box, '.ilots-search') !== null))) wrong.push(`${name} does not open`)
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
        if (!(await frames(() => find(box, '.ilots-search') === null))) wrong.push(`${name} does not close`)
        field.value = 'Camille'
      }
      return wrong
    })
    expect(failed).toEqual([])
    await press(page, 'button')
    await sent(page)
  })

  test('content-block: filters with a field of each name refresh their block', async ({ page }) => {
    const calls = await answer(page, '**/essai/bloc*', '<p class="venu">Venu</p>')
    await openBench(page)
    await page.evaluate((kind) => {
      const { build, make } = window.bench
      return build(kind, (name) => {
        const button = make('button', {}, 'Filtrer')
        const block = (...inside: Node[]) => {
          const box = make('section', { id: `bloc-${name}` })
          box.append(new Comment(' bloc {"url":"/essai/bloc","referer":"/","search":""} '), ...inside)
          return box
        }
        return { form: { 'data-role': 'filters' }, inside: [button], parts: { button }, around: block }
      })
    }, FIELD)
    await press(page, 'button')
    await expectEach(page, 'is refreshed', ({ box }) => window.bench.find(box, '.venu') !== null)
    const names = await page.evaluate(() => window.bench.names)
    const missing = names.filter((name) => !calls.some((call) => call.endsWith(` ${name}=x`)))
    expect(missing, 'sent with the field').toEqual([])
  })

  test('content-block: inside a form, and as a form, with a field of each name it turns its pages', async ({
    page,
  }) => {
    const calls = await answer(page, '**/essai/bloc*', '<p class="venu">Venu</p>')
    await openBench(page)
    const turn = async (isForm: boolean) => {
      await page.evaluate(
        ([kind, isTheForm]) => {
          const { build, make } = window.bench
          return build(kind, (name) => {
            const link = make('a', { href: '?page=2', 'data-param': 'page', 'data-num': '2' }, '2')
            const comment = new Comment(' bloc {"url":"/essai/bloc","referer":"/","search":""} ')
            const parts = { link }
            if (isTheForm)
              return {
                inside: [link],
                parts,
                around: (form) => {
                  Node.prototype.insertBefore.call(form, comment, link)
                  return form
                },
              }
            return { inside: [make('section', { id: `bloc-${name}` }, comment, link)], parts }
          })
        },
        [FIELD, isForm] as const,
      )
      await press(page, 'link')
      await expectEach(page, 'is refreshed', ({ box }) => window.bench.find(box, '.venu') !== null)
    }
    await turn(false)
    const names = await page.evaluate(() => window.bench.names)
    const missing = names.filter(
      (name) => !calls.some((call) => call.includes(`&${encodeURIComponent(name)}=x&`)),
    )
    expect(missing, 'sent with the fields around').toEqual([])
    await turn(true)
  })

  test('form-block: a form with a field of each name is shown, and has the focus', async ({ page }) => {
    await openBench(page)
    await page.evaluate((kind) => {
      const { build, make } = window.bench
      return build(kind, () => {
        const show = make('button', { type: 'button', 'data-role': 'show' }, 'Montrer')
        const field = make('input', { name: 'nom' })
        field.addEventListener('focus', () => field.setAttribute('data-reached', ''))
        const around = (form: HTMLFormElement) =>
          make('div', { 'data-ilot': 'form-block' }, show, make('div', { 'data-role': 'content' }, form))
        return {
          form: { 'data-ilot': 'form' },
          inside: [field, make('button', {}, 'Envoyer')],
          parts: { show },
          around,
        }
      })
    }, FIELD)
    await expectEach(
      page,
      'put away',
      ({ box }) => window.bench.find(box, '[data-role="content"][hidden]') !== null,
    )
    await press(page, 'show')
    await expectEach(page, 'shown', ({ box }) => window.bench.find(box, '[data-reached]') !== null)
  })

  test('fields: dates, masks, notes and suggestions in a form with a field of each name', async ({
    page,
  }) => {
    const calls: string[] = []
    await page.route('**/ajax/modules/commun/traitement.php*', (route) => {
      calls.push(route.request().url())
      return route.fulfill({ json: [{ value: 'Brest', code_postal: '29200' }] })
    })
    await openBench(page)
    await page.evaluate((kind) => {
      const { build, make } = window.bench
      const { product = '' } = window.Ilots?.config ?? {}
      const settings = { classname: 'ville', methode: 'chercher', cibles: { code_postal: '[name="cp"]' } }
      return build(kind, () => {
        const date = make('input', { name: 'jour', class: `${product}date` })
        const phone = make('input', { name: 'tel', 'data-mask-pattern': '00 00 00 00 00' })
        const stars = make('div', { 'data-ilot': 'rating', 'data-name': 'note' })
        const city = make('input', {
          name: 'ville',
          'data-ilot': 'autocomplete',
          'data-autocomplete': JSON.stringify(settings),
        })
        const inside = [
          date,
          phone,
          stars,
          city,
          make('input', { name: 'cp' }),
          make('button', {}, 'Envoyer'),
        ]
        return { inside, parts: { date, phone, stars, city } }
      })
    }, FIELD)
    await mounted(page)
    await expectEach(page, 'has a calendar', ({ parts }) => parts.date?.dataset.ilotMounted === 'date-field')
    await expectEach(page, 'has a mask', ({ parts }) => parts.phone?.dataset.ilotMounted === 'mask')
    await page.evaluate(() => {
      const type = (field: HTMLElement | undefined, value: string) => {
        if (!(field instanceof HTMLInputElement)) return
        field.focus()
        field.value = value
        for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
      }
      for (const { parts } of window.bench.cases) {
        type(parts.date, '05/03/2026')
        type(parts.phone, '0199001110')
        parts.stars?.querySelector<HTMLElement>('[value="4"]')?.click()
        type(parts.city, 'Bre')
      }
    })
    await expectEach(page, 'sends what is stored', ({ form }) => {
      const data = new FormData(form)
      return data.get('jour') === '2026-03-05' && data.get('tel') === '0199001110' && data.get('note') === '4'
    })
  })
})
