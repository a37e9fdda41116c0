/** Named elements are never taken for a form's members: pages with a form that has a field of every name at once. */
import type { Page } from '@playwright/test'
import { codeOf } from '../code'
import { answer, everyName, expectEach, forEveryName, press } from './forms-bench'
import { expect, expectUnharmed, openHostile, POLICIES, tagOf, test } from './test'

/** What the page does with the keyboard and the pointer is done by scripts: a test's own tools ask a form as well. */
const click = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector)
const count = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector))

const noteSubmits = () =>
  addEventListener('submit', (event) => {
    event.preventDefault()
    document.documentElement.append(document.createElement('b'))
  })
const pressAll = () => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-role="case"] button')) button.click()
}
const fillAll = () => {
  for (const field of document.querySelectorAll<HTMLInputElement>('[required]')) field.value = 'Camille'
}

test.describe('hostile forms, a field of every name', () => {
  for (const policy of POLICIES)
    test(`${policy}: a form is checked, then sent`, { tag: tagOf(policy) }, async ({ page }) => {
      await openHostile(page, 'champs-nommes', policy)
      await count(page, '[data-ilot-mounted="form"]').toBe(3)
      await page.evaluate(noteSubmits)
      await page.evaluate(pressAll)
      await count(page, '.ilots-form-errors').toBe(3)
      await count(page, 'html > b').toBe(0)
      await page.evaluate(fillAll)
      await page.evaluate(pressAll)
      await count(page, 'html > b').toBe(3)
      await expectUnharmed(page)
    })

  test('a form that is sent before its code is there is kept, then sent', async ({ page }) => {
    let bring = () => {}
    const asked = new Promise<void>((resolve) => {
      bring = resolve
    })
    await page.route(codeOf('form'), async (route) => {
      await asked
      await route.continue()
    })
    await openHostile(page, 'champs-nommes', 'trusted-types', 'domcontentloaded')
    await page.evaluate(noteSubmits)
    await page.evaluate(fillAll)
    await page.evaluate(pressAll)
    await count(page, 'html > b').toBe(0)
    bring()
    await count(page, 'html > b').toBe(3)
    await expectUnharmed(page)
  })

  test('what stands in it opens, closes, and has the focus again', async ({ page }) => {
    await answer(page, '/essai/fragment', '<p class="venu">Venu</p>')
    await openHostile(page, 'formulaires', 'trusted-types')
    await everyName(page, () => {
      const { make } = window.bench
      return [
        make('a', { class: 'squeezebox', href: '/essai/fragment', rel: "{handler:'ajax'}" }, 'Ouvrir'),
        make('p', { 'data-goto-url': '/recu' }, 'Aller'),
        make('p', { 'data-analytics-category': 'essai' }, 'Compter'),
      ]
    })
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('a.squeezebox')?.focus()
      document.querySelector<HTMLElement>('a.squeezebox')?.click()
    })
    await count(page, 'dialog[open] .venu').toBe(1)
    await page.keyboard.press('Escape')
    await count(page, 'dialog[open]').toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('squeezebox')
    await click(page, '[data-analytics-category]')
    await click(page, '[data-goto-url]')
    await page.waitForURL('**/recu')
  })

  test('shown in a dialog it is checked there, and the focus stays inside', async ({ page }) => {
    await openHostile(page, 'formulaires', 'trusted-types')
    await everyName(
      page,
      () => {
        const { make } = window.bench
        return [
          make('p', {}, 'Un formulaire'),
          make('input', { name: 'nom', required: '' }),
          make('button', {}, 'Envoyer'),
        ]
      },
      { 'data-ilot': 'form', id: 'devis' },
    )
    await page.evaluate(() => {
      const { make } = window.bench
      const link = make('a', { class: 'squeezebox', href: '#devis', rel: "{handler:'adopt'}" }, 'Ouvrir')
      document.querySelector('[data-role="place"]')?.append(link)
    })
    await click(page, 'a.squeezebox')
    await count(page, 'dialog[open] form').toBe(1)
    await click(page, 'dialog[open] form button')
    await count(page, 'dialog[open] .ilots-form-errors').toBe(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await count(page, 'dialog[open]').toBe(0)
    // Lent, and given back to its place.
    await count(page, '[data-role="place"] form').toBe(1)
  })

  test('it is mounted, explained, listed, unmounted and disposed as any other', async ({ page }) => {
    await openHostile(page, 'formulaires', 'trusted-types')
    await everyName(page, () => [window.bench.make('button', {}, 'Envoyer')], {
      'data-ilot': 'form',
      class: 'devis',
    })
    await click(page, 'form.devis button')
    const mounted = () =>
      page.evaluate(() => window.Ilots?.why(document.querySelector('form.devis'))[0]?.state)
    await expect.poll(mounted).toBe('mounted')
    const states = await page.evaluate(async () => {
      const form = document.querySelector('form.devis')
      const { Ilots } = window
      const state = () => {
        const listed = Ilots?.inspect().islands.filter(({ element }) => element === 'form.devis')
        return `${Ilots?.why(form)[0]?.state} ${listed?.length}`
      }
      await Ilots?.mount(form)
      const all = [state()]
      Ilots?.unmount(form)
      all.push(state())
      await Ilots?.mount(form)
      all.push(state())
      if (form) Element.prototype.remove.call(form)
      await new Promise(requestAnimationFrame)
      return [...all, state()]
    })
    expect(states).toEqual(['mounted 1', 'disposed 0', 'waiting 1', 'disposed 0'])
  })

  test('the address leads to it, its suggestions fill it in, and the inspector lists it', async ({
    page,
  }) => {
    await page.route('**/ajax/modules/commun/traitement.php*', (route) =>
      route.fulfill({ json: [{ value: 'Brest', code_postal: '29200' }] }),
    )
    await openHostile(page, 'formulaires', 'trusted-types')
    await everyName(
      page,
      () => {
        const { make } = window.bench
        const settings = { classname: 'ville', methode: 'chercher', cibles: { code_postal: '[name="cp"]' } }
        const city = make('input', {
          class: 'ville',
          'data-ilot': 'autocomplete',
          'data-autocomplete': JSON.stringify(settings),
        })
        return [city, make('input', { class: 'cp', name: 'cp' }), make('button', {}, 'Envoyer')]
      },
      { 'data-ilot': 'form', id: 'devis' },
    )
    await page.evaluate(() => {
      location.hash = '#devis'
    })
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('ville')
    await page.keyboard.type('Bre')
    await count(page, '[role="option"]').toBe(1)
    await click(page, '[role="option"]')
    expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('.cp')?.value)).toBe('29200')
    await page.evaluate(() => window.Ilots?.inspector.open())
    const listed = () =>
      page.evaluate(() => document.querySelector('.ilots-inspector-root,[class*="ilots-inspector"]') !== null)
    await expect.poll(listed).toBe(true)
  })

  test('the older library walks past it, and takes it for a form', async ({ page }) => {
    await answer(page, '/essai/ancien', 'reçu')
    await openHostile(page, 'formulaires-anciens', 'trusted-types')
    await forEveryName(page, async () => {
      await page.evaluate(() => {
        const { build, make } = window.bench
        return build('hidden field', () => {
          const field = make('input', { name: 'nom', value: 'Camille' })
          const button = make('button', {}, 'Envoyer')
          return { inside: [field, button], parts: { field, button } }
        })
      })
      const wrong = await page.evaluate(() => {
        type Old = Record<string, (...given: unknown[]) => unknown>
        const { $$, typeOf, MM_findObj } = window as unknown as Old
        const methods = Element.prototype as unknown as Old
        const ask = (element: unknown, name: string, ...given: unknown[]) =>
          methods[name]?.apply(element, given)
        const { taken } = window.bench
        return window.bench.without(({ name, form, parts }) => {
          const parents = ask(parts.field, 'getParents') as Element[]
          const fields = ask(form, 'getElements', '!div input[name=nom]') as Element[]
          const lists = $$?.([form]) as unknown as Old
          lists.addClass?.('vu')
          lists.addEvent?.('submit', () => {
            ask(form, 'setProperty', 'data-entendu', 'oui')
            return false
          })
          const answers = [
            parents[0] === form && parents.at(-1) === document.documentElement,
            ask(parts.field, 'getParent', 'form') === form,
            fields.length > 0,
            ask(form, 'getChildren', 'button') !== null,
            ask(form, 'hasClass', 'vu') === true,
            ask(form, 'getProperty', 'action') === '/recu',
            ask(form, 'toQueryString') ===
              (taken.includes(name) ? 'nom=Camille' : `${encodeURIComponent(name)}=x&nom=Camille`),
            typeOf?.(form) === 'element',
            MM_findObj?.('nom') !== null,
          ]
          return answers.every(Boolean)
        })
      })
      expect(wrong).toEqual([])
      await press(page, 'button')
      await expectEach(page, 'is heard', ({ form }) => window.bench.attribute(form, 'data-entendu') === 'oui')
      expect(await page.evaluate(() => [...window.bench.sent.keys()]), 'sent though stopped').toEqual([])
    })
  })
})
