/** Every page of `examples/`, under the policy that it is written for. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { IlotsApi } from '../src/engine/api'
import { ANY_CODE, codeOf } from './code'
import { expect, expectAccessible, hold, open, test } from './test'

const block = (page: Page) => page.locator('[data-goto-url]').first()
async function opensTheHours(page: Page) {
  await page.getByRole('link', { name: 'Nos horaires' }).click()
  await expect(page.getByRole('dialog', { name: 'Popup' })).toContainText('8 h')
}

test('examples/bare: blocks, dialog and date field work', async ({ page }) => {
  await open(page, '/examples/bare/')
  await expect(block(page)).toHaveAttribute('data-ilot-mounted', 'goto-block')
  await expect(page.getByRole('textbox', { name: 'Date souhaitée' })).toHaveAttribute(
    'data-ilot-mounted',
    'date-field',
  )
  await opensTheHours(page)
})

test('examples/php: what the template has rendered is mounted, texts are texts', async ({ page }) => {
  await open(page, '/examples/php/')
  await expect(page.getByText('Ouvert ce samedi <matin>')).toBeVisible()
  await page.getByRole('link', { name: 'L’atelier "du port"' }).click()
  await expect(page.getByRole('dialog')).toContainText('L’atelier "du port"')
})

test('examples/csp-nonce: works under a strict policy, with its styles', { tag: '@daily' }, async ({
  page,
}) => {
  await open(page, '/examples/csp-nonce/')
  await expect(page.locator('#signe')).toHaveText('script de la page')
  await expect(block(page)).toHaveAttribute('data-ilot-mounted', 'goto-block')
  await opensTheHours(page)
  // Of the dialog's own sheet.
  await expect(page.getByRole('dialog')).toHaveCSS('box-sizing', 'border-box')
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
})

test('examples/self-hosted: a folder named after its version, with its integrity hash', async ({ page }) => {
  mkdirSync('.cache/examples', { recursive: true })
  rmSync('.cache/examples/files', { recursive: true, force: true })
  const settings = ['--address', '/examples/self-hosted/files', '--product', 'vitrea', '--site', 'vitrea']
  const run = (...words: string[]) =>
    execFileSync(process.execPath, ['dist/cli/ilots.js', ...words, ...settings], { encoding: 'utf8' })
  run('copy', '.cache/examples/files')
  const [tag = ''] = /<script src=.*<\/script>/.exec(run('init')) ?? []
  writeFileSync('.cache/examples/balise.html', tag)
  await open(page, '/examples/self-hosted/')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const script = page.locator('script[integrity]')
  await expect(script).toHaveAttribute('src', `/examples/self-hosted/files/${version}/ilots.js`)
  await opensTheHours(page)
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => ANY_CODE.test(name))).not.toEqual([])
  expect(loaded.filter((name) => ANY_CODE.test(name) && !name.includes(`/files/${version}/`))).toEqual([])
})

test('examples/old-libraries: the page keeps its own $, and old calls are answered', async ({ page }) => {
  await open(page, '/examples/old-libraries/')
  await expect(page.locator('.news')).toHaveAttribute('data-ilot-mounted', 'goto-block')
  await page.getByRole('button', { name: 'Prévenir' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Nous vous rappelons demain.')
  expect(await page.evaluate('$ === jQuery')).toBe(true)
})

test('examples/own-island: it counts, and goes with its field', async ({ page }) => {
  await open(page, '/examples/own-island/')
  const field = page.getByLabel('Votre avis sur la réparation')
  await expect(page.getByRole('status')).toHaveText('Il reste 80 caractères.')
  await field.fill('Très bien')
  await expect(page.getByRole('status')).toHaveText('Il reste 71 caractères.')
  await field.evaluate((element) => element.remove())
  await expect(page.getByRole('status')).toHaveCount(0)
})

test.describe('an own island that is a component', () => {
  test('examples/own-component: React comes when it is needed, once, and the island goes as it came', {
    tag: ['@daily', '@react'],
  }, async ({ page }) => {
    const react = codeOf('react')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open(page, '/examples/own-component/')
    const host = page.locator('[data-ilot="estimation"]')
    const total = page.getByRole('status')
    await expect(total).toHaveText('En tout 120 €')
    await page.getByRole('button', { name: 'Une vitre de plus' }).click()
    await expect(total).toHaveText('En tout 240 €')
    await page.getByRole('button', { name: 'Une vitre de plus' }).press('Enter')
    await expect(total).toHaveText('En tout 360 €')
    await expect(page.getByRole('button', { name: 'Une vitre de plus' })).toBeFocused()
    await expectAccessible(page)
    await page.evaluate('Ilots.react()')
    expect(asked.filter((url) => react.test(url))).toHaveLength(1)
    await page.evaluate('Ilots.unmount(document)')
    expect(await host.evaluate((element) => element.innerHTML.trim())).toBe(
      '<p>Une vitre posée coûte 120 €.</p>',
    )
  })

  test('one that throws is reported, its element is as the server wrote it, and its neighbour goes on', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/\[ILOTS-302\] cassee \(main\) : Error: cassé/)
    await open(page, '/examples/own-component/')
    await page.evaluate(async () => {
      const { Ilots } = window as unknown as { Ilots: IlotsApi }
      const { createElement, useState } = await Ilots.react()
      await Ilots.register({
        name: 'cassee',
        marker: 'main',
        when: { on: 'now' },
        Component() {
          const [isBroken, setBroken] = useState(false)
          if (isBroken) throw new Error('cassé')
          return createElement('button', { onClick: () => setBroken(true) }, 'Casser')
        },
      })
    })
    await page.getByRole('button', { name: 'Casser' }).click()
    await expect(page.getByRole('button', { name: 'Casser' })).toHaveCount(0)
    await expect(page.locator('main')).not.toHaveAttribute('data-ilot-mounted')
    await page.getByRole('button', { name: 'Une vitre de plus' }).click()
    await expect(page.getByRole('status')).toHaveText('En tout 240 €')
    expect(complaints.all).toHaveLength(1)
  })

  test('each host has ids of its own, words that say no arrive, and the page is given back at once', async ({
    page,
  }) => {
    await open(page, '/examples/own-component/')
    await page.evaluate(async () => {
      const { Ilots } = window as unknown as { Ilots: IlotsApi }
      const { createElement, useEffect, useId } = await Ilots.react()
      for (const name of ['un', 'deux'])
        document
          .querySelector('main')
          ?.append(Object.assign(document.createElement('p'), { className: 'champ', title: name }))
      await Ilots.register({
        name: 'champ',
        marker: '.champ',
        when: { on: 'now' },
        Component({ host }) {
          const id = useId()
          useEffect(() => {
            document.documentElement.dataset.shown = host.title
            return () => delete document.documentElement.dataset.shown
          }, [])
          const words = { spellCheck: false, autoCorrect: 'off', draggable: 'false' }
          return [
            createElement('label', { htmlFor: id, key: 'label' }, `Champ ${host.title}`),
            createElement('input', { id, key: 'input', ...words }),
          ]
        },
      })
    })
    for (const name of ['un', 'deux']) {
      const field = page.locator(`.champ[title="${name}"] input`)
      await expect(page.getByLabel(`Champ ${name}`)).toHaveCount(1)
      await page.getByText(`Champ ${name}`).click()
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('spellcheck', 'false')
      await expect(field).toHaveAttribute('autocorrect', 'off')
      await expect(field).toHaveAttribute('draggable', 'false')
    }
    await expect(page.locator('html')).toHaveAttribute('data-shown', 'deux')
    const left = await page.evaluate(() => {
      const { Ilots } = window as unknown as { Ilots: IlotsApi }
      Ilots.unmount(document)
      return document.documentElement.dataset.shown
    })
    expect(left).toBeUndefined()
  })

  test('a click that comes before React is told to what its first effects listen to', async ({ page }) => {
    // A page that has no use for React before a click; held back after `load`, which Firefox lets wait for imports.
    await open(page, '/')
    const bringReact = await hold(page, codeOf('react'))
    await page.evaluate(async () => {
      const { Ilots } = window as unknown as { Ilots: IlotsApi }
      await Ilots.register({
        name: 'compte',
        marker: 'h1',
        async load() {
          const { createElement, useEffect, useState } = await Ilots.react()
          return {
            Component({ host, signal }) {
              const [count, setCount] = useState(0)
              useEffect(() => {
                host.addEventListener('click', () => setCount((before: number) => before + 1), { signal })
              }, [])
              return createElement('output', null, count)
            },
          }
        },
      })
    })
    await page.getByRole('heading', { level: 1 }).click()
    bringReact()
    await expect(page.locator('h1 output')).toHaveText('1')
  })

  test('examples/react-bundle: the site’s own React draws in place of a list, which the form still sends', async ({
    page,
  }) => {
    // What the page's own bundle does not hold: fixtures/platform/routes/examples.ts.
    const other = test.info().project.name.endsWith('-react') ? ['preact', '--preact'] : ['react']
    const [name, ...option] = other
    const built = ['examples/react-bundle/construire.mjs', `.cache/examples/creneaux-${name}.js`, ...option]
    execFileSync(process.execPath, built)
    await open(page, '/examples/react-bundle/')
    const list = page.locator('#creneau')
    await expect(page.getByRole('button', { name: 'à 8 h' })).toHaveAttribute('aria-pressed', 'true')
    // Whatever the site's own style says.
    await list.evaluate((element) => element.style.setProperty('display', 'block'))
    await expect(list).toBeHidden()
    await page.getByRole('button', { name: 'à 14 h' }).click()
    await expect(page.getByRole('button', { name: 'à 14 h' })).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => [...new FormData(document.forms[0]).entries()])).toEqual([
      ['creneau', '14h'],
    ])
    await page.evaluate('Ilots.unmount(document)')
    await expect(list).toBeVisible()
    await expect(page.getByRole('button', { name: 'à 14 h' })).toHaveCount(0)
  })
})
