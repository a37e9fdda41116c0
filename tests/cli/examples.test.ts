/** The examples: their pages have nothing to mend, and the PHP template's twin is what it renders. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
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

test('the README, the guide, `init` and the sample servers have one policy', async () => {
  const settings = { address: '/a', product: undefined, platform: undefined, site: undefined }
  const policy = policyOf(settings, { oldScripts: false, recaptcha: false })
  const servers = ['examples/server-node/serveur.mjs', 'examples/server-php/serveur.php']
  for (const file of ['README.md', 'docs/reference/security.md', 'docs/en/reference/security.md', ...servers])
    expect(await readFile(file, 'utf8'), file).toContain(policy)
})

describe('examples/server-node, copied elsewhere', () => {
  let server: ChildProcess | undefined
  let folder = ''
  afterEach(async () => {
    server?.kill()
    await rm(folder, { recursive: true })
  })

  /** @returns what it says first, or at its end. */
  async function started(scripts?: string, ...words: string[]): Promise<string> {
    folder = await mkdtemp(join(tmpdir(), 'ilots-server-'))
    await cp('examples/server-node', folder, { recursive: true })
    if (scripts) {
      await mkdir(join(folder, scripts), { recursive: true })
      await writeFile(join(folder, scripts, 'ilots.js'), '// ilots')
    }
    const child = spawn(process.execPath, ['serveur.mjs', ...words], { cwd: folder, env: { PORT: '0' } })
    server = child
    return new Promise((resolve) => {
      child.stdout.once('data', (text) => resolve(String(text)))
      let errors = ''
      child.stderr.on('data', (text) => {
        errors += text
      })
      child.once('close', (status) => resolve(`${status} ${errors}`))
    })
  }
  const addressIn = (text: string) => /http:\S+/.exec(text)?.[0] ?? ''
  const textOf = async (address: string) => (await fetch(address)).text()

  test('says at its start that the scripts are not there, and how to have them', async () => {
    expect(await started()).toMatch(/^1 ilots\.js n'est pas dans assets\/ilots.*npx ilots copy/)
  })

  test.each([
    ['assets/ilots/1.2.3', []],
    ['node_modules/ilots/dist', []],
    ['ailleurs/1.2.3', ['ailleurs']],
  ])('finds them in %s, with a version in the address or without', async (place, words) => {
    const address = addressIn(await started(place, ...words))
    expect(await textOf(`${address}assets/ilots/ilots.js`)).toBe('// ilots')
    expect(await textOf(`${address}assets/ilots/1.2.3/ilots.js`)).toBe('// ilots')
    expect((await fetch(`${address}assets/ilots/..%2f..%2fserveur.mjs`)).status).toBe(404)
  })

  test('answers its links without script', async () => {
    const address = addressIn(await started('assets/ilots'))
    expect(await textOf(`${address}?page=2`)).toMatch(/Quinze ans sur le port[\s\S]*Un devis/)
    expect(await textOf(`${address}?mois=2026-07`)).toContain('<h2>juillet 2026</h2>')
    expect(await textOf(`${address}actualites?page=2`)).toContain('Quinze ans sur le port')
    expect(await textOf(`${address}recherche?q=impact`)).toContain('Impact : réparer')
    expect(await textOf(`${address}plan`)).toContain('/services/pare-brise')
    expect((await fetch(`${address}services/pare-brise`)).status).toBe(200)
  })
})
