/** The examples: their pages have nothing to mend, and the PHP template's twin is what it renders. */
import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { run } from '../../cli/run'
import { policyOf } from '../../cli/site/tags'
import { renderPhp } from '../helpers/php'

test.each([
  ['bare/index.html', 'goto-block'],
  ['php/page.html', 'lightbox'],
  ['csp-nonce/page.html', 'squeezebox'],
  ['old-libraries/index.html', 'goto-block'],
  ['own-island/index.html', 'compteur', 'compteur.js'],
  ['own-component/index.html', 'estimation', 'estimation.js'],
  ['server-node/page.html', 'booking'],
])('ilots check finds nothing to mend in %s', async (page, island, script = '') => {
  const out: string[] = []
  const say = (text: string) => void out.push(text)
  const own = script ? ['--islands', `examples/${page.replace('index.html', script)}`] : []
  const status = await run(['check', '--strict', ...own, `examples/${page}`], { out: say, error: say })
  expect([status, out.join()]).toEqual([0, expect.stringContaining(` ${island} `)])
})

test('examples/php/page.html is what page.php renders', async () => {
  const [template, data] = await Promise.all(
    ['page.php', 'donnees.json'].map((name) => readFile(`examples/php/${name}`, 'utf8')),
  )
  const html = renderPhp(template ?? '', { page: JSON.parse(data ?? '') })
  if (process.env.UPDATE_EXAMPLES) await writeFile('examples/php/page.html', html)
  expect(await readFile('examples/php/page.html', 'utf8')).toBe(html)
})

test('the sample servers are short, and serve the same page', async () => {
  const [node, php] = await Promise.all(
    ['server-node/serveur.mjs', 'server-php/serveur.php'].map((path) => readFile(`examples/${path}`, 'utf8')),
  )
  for (const source of [node, php]) expect(source?.split('\n').length).toBeLessThanOrEqual(150)
  for (const name of ['page.html', 'page.css', 'photos/quai.svg', 'photos/atelier.svg'])
    expect(await readFile(`examples/server-php/${name}`, 'utf8'), name).toBe(
      await readFile(`examples/server-node/${name}`, 'utf8'),
    )
})

test('the guide, `init` and the sample servers have one policy', async () => {
  const settings = { address: '/a', product: undefined, platform: undefined, site: undefined }
  const policy = policyOf(settings, { oldScripts: false, recaptcha: false })
  const servers = ['examples/server-node/serveur.mjs', 'examples/server-php/serveur.php']
  for (const file of ['docs/fr/security.md', 'docs/en/security.md', ...servers])
    expect(await readFile(file, 'utf8'), file).toContain(policy)
})
