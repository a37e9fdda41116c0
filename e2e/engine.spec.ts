import type { Page } from '@playwright/test'
import { ceilingOf } from '../scripts/ceilings'
import type { IlotsApi } from '../src/engine/api'
import { codeOf } from './code'
import { expect, hold, open, test } from './test'

/** The loader and what has run; not what an idle page fetches ahead, nor the code that does (warm-up.spec.ts). */
async function scripts(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() => {
    const ahead = window.Ilots?.inspect().fetched.filter(({ used }) => !used) ?? []
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/ilots/') && path.endsWith('.js'))
      .filter((path) => !ahead.some(({ file }) => path.endsWith(file)))
  })
  return paths.filter((path) => !codeOf('warm-up').test(path))
}

const sizeOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])
test.describe('the tag', () => {
  test('works in the head, with defer or async, and late', async ({ page }) => {
    for (const place of ['tete', 'defer', 'async', 'tard']) {
      await page.goto(`/difficile/balise-${place}`)
      await expect(page.locator('html'), place).toHaveAttribute('data-ilots', 'ready')
      await expect(page.locator('[data-goto-url]').first(), place).toHaveAttribute(
        'data-ilot-mounted',
        'goto-block',
      )
    }
  })

  test('a global is there as soon as the tag has run, and an early call is kept', { tag: '@daily' }, async ({
    page,
  }) => {
    await page.goto('/difficile/balise-tete')
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })

  test('a press between its evaluation and its scan reaches the island', async ({ page }) => {
    await page.addInitScript(() => {
      // Before the tag: this is told first.
      addEventListener('DOMContentLoaded', () => {
        const link = document.querySelector<HTMLElement>('a[rel^="lightbox"]')
        Object.assign(window, { wasScanned: link?.hasAttribute('aria-haspopup') })
        link?.click()
      })
    })
    await page.goto('/ilots/lightbox/seule')
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'wasScanned'))).toBe(false)
    await expect(page).toHaveURL(/\/ilots\/lightbox\/seule$/)
  })

  test('a second one only warns', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-103/)
    await open(page, '/difficile/deux-balises')
    expect(complaints.all.filter((line) => line.includes('ILOTS-103'))).toHaveLength(1)
  })

  test('bad configuration is named, value by value, and the page works with the defaults', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/ILOTS-(101|204)/)
    await open(page, '/difficile/config-cassee')
    const lines = complaints.all.join('\n')
    for (const name of [
      'product',
      'identite',
      'loader',
      'couleur',
      'site',
      'windowName',
      'lang',
      'inspector',
    ])
      expect(lines).toContain(`configuration ${name} (`)
    expect(await page.evaluate(() => window.Ilots?.config)).toMatchObject({
      inspector: 'off',
      lang: 'fr',
      identite: {},
    })
    await expect(page.locator('[data-goto-url]').first()).toHaveAttribute('data-ilot-mounted')
  })

  test('an unfinished selector is refused by its name, and stops no other', async ({ page, complaints }) => {
    complaints.expect(
      /ILOTS-204\] markers\.(goto-block|popup|agenda) refusé : reçu «|ILOTS-208\] une : marker/,
    )
    await page.addInitScript(() => {
      const markers = { 'goto-block': '[data-x', popup: ':is(.popup', agenda: '.agenda/*' }
      Object.assign(window, { IlotsConfig: { markers } })
    })
    await open(page, '/')
    const tile = page.locator('[data-goto-url]').first()
    await expect(tile).toHaveAttribute('data-ilot-mounted', 'goto-block')
    await page.evaluate(async () => {
      const { Ilots } = window as unknown as { Ilots: IlotsApi }
      const mount = () => {}
      await Ilots.register({ name: 'une', marker: '[data-ilot~="un"', mount })
      await Ilots.register({ name: 'autre', marker: '#autre', when: { on: 'now' }, mount })
      document.body.append(Object.assign(document.createElement('p'), { id: 'autre' }))
    })
    await expect(page.locator('#autre')).toHaveAttribute('data-ilot-mounted', 'autre')
    expect(complaints.all).toHaveLength(4)
  })

  test('on a page in English it is said in English', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-(101|204|208)/)
    await page.addInitScript(() => {
      const config = { lang: 'en', navbar: 'none', markers: { agenda: '.agenda/*' } }
      Object.assign(window, { IlotsConfig: config })
    })
    await open(page, '/')
    await page.evaluate(async () => {
      const { Ilots } = window as unknown as { Ilots: IlotsApi }
      await Ilots.register({ name: 'Une', marker: '.une', mount() {} })
    })
    await expect
      .poll(() => [...complaints.all].sort())
      .toEqual([
        expect.stringContaining('[ILOTS-101] configuration navbar (IlotsConfig) refused: found'),
        expect.stringContaining(
          '[ILOTS-204] markers.agenda refused: found ".agenda/*", expected a selector.',
        ),
        expect.stringContaining(
          '[ILOTS-208] Une : name refused: found "Une", expected a name in small letters',
        ),
      ])
    expect(await page.evaluate(() => window.Ilots?.inspect().errors[0]?.message)).toMatch(/refused/)
  })
})

test.describe('loading', () => {
  test('a page of clickable blocks asks for the loader and one file', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-203/)
    await open(page, '/ilots/goto-block')
    const paths = await scripts(page)
    expect(paths).toHaveLength(2)
    expect(paths.filter((path) => codeOf('goto-block').test(path))).toHaveLength(1)
  })

  test('the home page, before anyone touches it, runs no React, and three files within their ceiling', {
    tag: ['@daily', '@preact-only'],
  }, async ({ page }) => {
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    const manifest = (await (await page.request.get('/assets/ilots/manifest.json')).json()) as Record<
      string,
      { brotli: number }
    >
    const flavour = (await scripts(page)).some((path) => path.includes('/react/'))
      ? '/assets/ilots/react/'
      : '/assets/ilots/'
    const own =
      flavour === '/assets/ilots/'
        ? manifest
        : ((await (await page.request.get(`${flavour}manifest.json`)).json()) as typeof manifest)
    const bytes = (await scripts(page)).map((path) => own[path.replace(flavour, '')]?.brotli ?? Number.NaN)
    expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(
      ceilingOf('wholes', 'home page at rest'),
    )
    expect(bytes).toHaveLength(3)
  })

  test('ten thousand nodes: every block is mounted, and those out of sight wait', async ({ page }) => {
    await open(page, '/difficile/dix-mille')
    await expect(page.locator('[data-ilot-mounted="goto-block"]')).toHaveCount(200)
    const states = await page.evaluate(() =>
      window.Ilots?.inspect().islands.filter(({ island }) => island === 'content-block'),
    )
    expect(states?.some(({ state }) => state === 'waiting')).toBe(true)
  })
})

test.describe('what the visitor does too early', () => {
  test('a click is kept and happens once', { tag: '@daily' }, async ({ page }) => {
    const release = await hold(page, codeOf('goto-block'))
    // In Firefox a module that is on its way holds the load event.
    await page.goto('/ilots/goto-block/simple', { waitUntil: 'domcontentloaded' })
    await page.evaluate(() =>
      window.Ilots?.on('navigate', () =>
        sessionStorage.setItem('count', `${Number(sessionStorage.count ?? 0) + 1}`),
      ),
    )
    await page.locator('#simple [data-goto-url]').click()
    await expect(page).toHaveURL(/goto-block\/simple$/)
    release()
    await expect(page).toHaveURL(/bloc=simple$/)
    expect(await page.evaluate(() => sessionStorage.count)).toBe('1')
  })

  test('a click on a modal link is kept while its code takes its time, and seen to be', {
    tag: '@daily',
  }, async ({ page }) => {
    const release = await hold(page, codeOf('squeezebox'))
    await open(page, '/ilots/squeezebox/ajax')
    const link = page.locator('.squeezebox')
    const box = await link.boundingBox()
    const size = await sizeOf(page)
    await link.click()
    await expect(page).toHaveURL(/squeezebox\/ajax$/)
    await expect(link).toHaveAttribute('aria-busy', 'true')
    await expect(link).toHaveCSS('mask-image', /gradient/)
    expect(await link.boundingBox()).toEqual(box)
    await expect(page.getByRole('status').getByText('Chargement…')).toBeAttached()
    expect(await sizeOf(page)).toEqual(size)
    release()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(link).not.toHaveAttribute('aria-busy')
    await expect(link).toHaveCSS('mask-image', 'none')
    await expect(page.locator('[data-ilots-waiting], .ilots-waiting')).toHaveCount(0)
  })

  test('a click runs what page scripts have put on the marker and around it, at once and once', {
    tag: '@daily',
  }, async ({ page }) => {
    const release = await hold(page, codeOf('squeezebox'))
    await open(page, '/ilots/squeezebox/ajax')
    const marker = page.locator('.squeezebox')
    const heard = await marker.evaluate((element: HTMLElement) => {
      const calls: string[] = []
      Object.assign(window, { calls })
      element.onclick = () => calls.push('onclick') > 0
      element.addEventListener('click', () => calls.push('it'))
      element.parentElement?.addEventListener('click', () => calls.push('around'))
      document.addEventListener('click', () => calls.push('document'))
      addEventListener('click', () => calls.push('window'))
      element.click()
      return [...calls]
    })
    expect(heard).toEqual(['onclick', 'it', 'around', 'document', 'window'])
    release()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls)).toHaveLength(5)
  })

  test('a click that a page script prevents is the script’s', async ({ page }) => {
    const release = await hold(page, codeOf('squeezebox'))
    await open(page, '/ilots/squeezebox/ajax')
    await page.locator('.squeezebox').evaluate((element) => {
      element.addEventListener('click', (event) => event.preventDefault())
    })
    await page.locator('.squeezebox').click()
    release()
    await expect(page.locator('.squeezebox')).toHaveAttribute('data-ilot-mounted', 'squeezebox')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/squeezebox\/ajax$/)
  })

  test('a modified click is the browser’s from the start', async ({ page, context }) => {
    await hold(page, codeOf('squeezebox'))
    await open(page, '/ilots/squeezebox/ajax')
    const opened = context.waitForEvent('page')
    await page.locator('.squeezebox').click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/pop-ups\/horaires$/)
  })
})

test.describe('a chunk that cannot be had', () => {
  test.beforeEach(({ complaints }) => complaints.expectFailedLoads())

  test('leaves the link a link, with one error', { tag: '@daily' }, async ({ page, complaints }) => {
    await page.route(codeOf('squeezebox'), (route) => route.abort())
    await open(page, '/ilots/squeezebox/ajax')
    await page.locator('.squeezebox').click()
    await expect(page).toHaveURL(/pop-ups\/horaires$/)
    expect(complaints.all.filter((line) => line.includes('ILOTS-301'))).toHaveLength(1)
  })

  test('is asked for again by the next interaction', async ({ page }) => {
    let broken = true
    await page.route(codeOf('goto-block'), (route) =>
      broken ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await open(page, '/ilots/goto-block/simple')
    const block = page.locator('#simple [data-goto-url]')
    const state = () => block.evaluate((element) => window.Ilots?.why(element)[0]?.state)
    await expect.poll(state).toBe('failed')
    broken = false
    await block.click()
    await expect(page).toHaveURL(/bloc=simple$/)
  })
})

test.describe('life cycle', () => {
  test('a moved element keeps its island, a removed one gives it up', { tag: '@daily' }, async ({ page }) => {
    await open(page, '/ilots/goto-block/simple')
    const counts = await page.evaluate(async () => {
      const block = document.querySelector<HTMLElement>('#simple [data-goto-url]')
      const events: string[] = []
      for (const type of ['mount', 'unmount'] as const) window.Ilots?.on(type, () => events.push(type))
      const settle = () => new Promise((resolve) => setTimeout(resolve))
      if (block) document.querySelector('main')?.append(block)
      await settle()
      const moved = [...events]
      block?.remove()
      await settle()
      return { moved, removed: [...events], html: block?.outerHTML }
    })
    expect(counts.moved).toEqual([])
    expect(counts.removed).toEqual(['unmount'])
    expect(counts.html).not.toContain('data-ilot-mounted')
  })

  test('a page restored from the back/forward cache works', { tag: '@firefox' }, async ({ page }) => {
    await open(page, '/ilots/goto-block/simple')
    await page.locator('#simple [data-goto-url]').click()
    await expect(page).toHaveURL(/bloc=simple$/)
    // What is left on its way makes Firefox say that it did not come.
    await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
    await page.evaluate(() => history.back())
    await expect(page.locator('#simple [data-ilot-mounted]')).toBeVisible()
    await page.locator('#simple [data-goto-url]').click()
    await expect(page).toHaveURL(/bloc=simple$/)
  })

  test('a page that is left while a call is on its way reports nothing', async ({ page }) => {
    await open(page, '/ilots/content-block/pages?delay=20000')
    const asked = page.waitForRequest(/refresh\.php/)
    await page.locator('#bloc-pages a[data-num="2"]').click()
    await asked
    // Firefox gives up what is on its way as soon as a page is asked for: this one takes longer than that.
    await page.goto('/services?delay=1000')
    await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
  })

  test('why() names a misspelt marker and the nearest known one', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-20[345]/)
    await open(page, '/difficile/marqueurs')
    const why = (selector: string) =>
      page.evaluate((query) => window.Ilots?.why(document.querySelector(query))[0], selector)
    expect(await why('[data-goto-ulr]')).toMatchObject({
      state: 'misspelt',
      hint: 'écrire « data-goto-url »',
    })
    expect(await why('.sqeezebox')).toMatchObject({ state: 'misspelt', hint: 'écrire « squeezebox »' })
    expect(await why('[data-ilot="goto-blok"]')).toMatchObject({
      state: 'misspelt',
      hint: 'écrire « [data-goto-url] »',
    })
    expect(await why('h1')).toMatchObject({ state: 'none' })
  })

  test('old libraries on the page lose nothing', async ({ page }) => {
    await open(page, '/difficile/jquery-mootools')
    const types = await page.evaluate(() => ({
      jQuery: typeof (window as { jQuery?: unknown }).jQuery,
      dollar: typeof (window as { $?: unknown }).$,
    }))
    expect(types).toEqual({ jQuery: 'function', dollar: 'function' })
    await expect(page.locator('[data-goto-url]').first()).toHaveAttribute('data-ilot-mounted')
  })
})
