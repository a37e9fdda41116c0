// @module-tag whole
/** `ilots copy` and `ilots init`, as a shell runs them. Needs a build. */
import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { policyOf } from '../../cli/site/tags'
import { check } from '../helpers/check'

let folder: string
let version: string
let manifest: Record<string, { integrity: string }>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilots-site-'))
  version = (JSON.parse(await readFile('package.json', 'utf8')) as { version: string }).version
  manifest = JSON.parse(await readFile('dist/manifest.json', 'utf8')) as typeof manifest
})
afterAll(() => rm(folder, { recursive: true }))

interface Answer {
  readonly status: number
  readonly out: string
  readonly error: string
}
const ilotsIn = (locale: string, ...words: string[]) =>
  new Promise<Answer>((resolve) => {
    const env = { ...process.env, LC_ALL: locale }
    execFile(process.execPath, ['dist/cli/ilots.js', ...words], { env }, (error, out, text) =>
      resolve({ status: error ? Number(error.code) : 0, out, error: text }),
    )
  })
/** Where the environment names no language. */
const ilots = (...words: string[]) => ilotsIn('C', ...words)
const filesOf = async (place: string) =>
  (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
    .sort()
const page = async (name: string, html: string) => {
  const file = join(folder, name)
  await writeFile(file, html)
  return file
}

test('each command speaks the language of the environment', async () => {
  for (const words of [['check'], ['copy', '--help']]) {
    const [french, english] = [await ilotsIn('fr_FR.UTF-8', ...words), await ilotsIn('en_GB.UTF-8', ...words)]
    expect(french.out + french.error).toMatch(/Usage :|Aucune page/)
    expect(english.out + english.error).toMatch(/Usage:|No page/)
  }
})

describe('copy', () => {
  test('takes exactly what the manifests list, and a page of tags that are right', async () => {
    const place = join(folder, 'assets')
    const words = ['copy', place, '--address', '/fichiers/', '--product', 'acme', '--site', 'a/b']
    expect(await ilots(...words)).toMatchObject({ status: 0, error: '' })
    const copied = await filesOf(join(place, version))
    const react = JSON.parse(await readFile('dist/react/manifest.json', 'utf8')) as typeof manifest
    const listed = [...Object.keys(manifest), ...Object.keys(react).map((path) => `react/${path}`)]
    expect(copied).toEqual([...listed, 'index.html'].sort())
    const html = await readFile(join(place, version, 'index.html'), 'utf8')
    expect(html).toContain(
      `&lt;script src="/fichiers/${version}/ilots.js" integrity="${manifest['ilots.js']?.integrity}" crossorigin="anonymous" data-product="acme" data-site="a/b" defer&gt;`,
    )
    const whole = html.replaceAll('<wbr>', '')
    for (const { integrity } of Object.values(manifest)) expect(whole).toContain(integrity)
    // No script and no style of its own: any policy shows it.
    expect(html).not.toMatch(/<(script|style)|style=| on\w+=/)
  })

  test('again changes nothing, and another file of that version is never overwritten', async () => {
    const place = join(folder, 'again')
    await ilots('copy', place)
    expect((await ilots('copy', place, '--lang', 'en')).out).toContain('has these')
    const file = join(place, version, 'ilots.css')
    await appendFile(file, '/* du site */')
    const { status, error } = await ilots('copy', place)
    expect([status, error]).toEqual([2, expect.stringContaining('le vider d’abord')])
    expect(await readFile(file, 'utf8')).toContain('/* du site */')
  })

  test.each([
    [['copy'], 'ilots copy public/assets/ilots'],
    [['copy', 'a', 'b'], '« b »'],
    [['copy', '/dev/null/x'], 'écriture impossible'],
    [['copy', 'a', '--adress', '/x'], 'Option --adress inconnue'],
    [['copy', 'a', '--address', 'assets'], 'attendu un chemin qui commence par /'],
    [['copy', 'a', '--product', '1 a'], '--product 1 a : attendu un nom'],
    [['copy', 'a', '--platform', '../a', '--lang', 'en'], 'expected a path without /'],
    [['init', 'absente.html'], 'fichier introuvable'],
    [['installer'], 'ilots check, copy ou init'],
  ])('%j says what is wrong, and does nothing', async (words, said) => {
    const { status, out, error } = await ilots(...words)
    expect([status, out]).toEqual([2, ''])
    expect(error).toContain(said)
  })
})

describe('init', () => {
  test('writes a tag and a configuration in which `check` finds nothing', async () => {
    const { out } = await ilots('init', '--product', 'acme', '--platform', 'p', '--site', 's')
    const [tag = ''] = /<script src=.*<\/script>/.exec(out) ?? []
    const [, json = ''] = /id="ilots-config">\n([\s\S]*?)\n<\/script>/.exec(out) ?? []
    const head = `<script type="application/json" id="ilots-config">${json}</script>${tag}`
    const file = await page('faite.html', `<!doctype html><title>A</title>${head}<p data-goto-url="/a">A</p>`)
    expect(await check('--strict', file)).toMatchObject({ status: 0 })
    expect(tag).toContain(manifest['ilots.js']?.integrity)
    expect(out).toMatch(
      /Content-Security-Policy: script-src 'self' 'sha256-[\w+/]+='; style-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types ilots\n/,
    )
    expect(out).not.toContain('valeurs par défaut')
  })

  test('a page’s older scripts ask for the other script, at once, without Trusted Types', async () => {
    const file = await page('ancienne.html', '<title>A</title><script>SqueezeBox.assign($$("a"))</script>')
    const { out } = await ilots('init', file)
    const [tag = ''] = /<script src=.*<\/script>/.exec(out) ?? []
    expect(tag).toContain('/ilots.legacy.js"')
    expect(tag).not.toContain('defer')
    expect(out).not.toMatch(/Content-Security-Policy:.*trusted-types/)
    expect(out).toMatch(/utilisent .*SqueezeBox/)
  })

  test.each(['', 'react/'])(
    'what domready waits for is announced before the tag of older scripts (%s)',
    async (flavour) => {
      const { out } = await ilots(
        'init',
        '--legacy',
        ...(flavour ? ['--react'] : []),
        '--address',
        '/fichiers',
      )
      const files = JSON.parse(await readFile(`dist/${flavour}manifest.json`, 'utf8')) as Record<
        string,
        { integrity: string; islands?: string[] }
      >
      const [path, rest] =
        Object.entries(files).find(([, { islands }]) => islands?.includes('legacy-more')) ?? []
      expect(out).toContain(
        `<link rel="modulepreload" href="/fichiers/${version}/${flavour}${path}" integrity="${rest?.integrity}">\n<script src="/fichiers/${version}/${flavour}ilots.legacy.js"`,
      )
      const plain = await ilots('init', ...(flavour ? ['--react'] : []))
      expect(plain.out).not.toContain('modulepreload')
    },
  )

  test('a page that calls the product’s globals has them at once', async () => {
    const file = await page('globales.html', '<title>A</title><script>acmeModal({ titre: "A" })</script>')
    const { out } = await ilots('init', file, '--product', 'acme')
    expect(/<script src=.*<\/script>/.exec(out)?.[0]).toMatch(/ilots\.js"(?!.*defer)/)
    expect(out).toContain('utilisent acmeModal : sans defer')
  })

  test('a tag for older scripts that is there already stays one', async () => {
    const file = await page('balise.html', '<title>A</title><script src="/x/ilots.legacy.js"></script>')
    expect((await ilots('init', file)).out).toMatch(/ilots\.legacy\.js"[\s\S]*a déjà une balise/)
  })

  test('a bot check asks for a key and its provider', async () => {
    const file = await page('robots.html', '<title>A</title><form><p data-ilot="bot-check"></p></form>')
    const { out } = await ilots('init', file, '--lang', 'en')
    expect(out).toMatch(/"siteKey": ""/)
    expect(out).toMatch(/script-src 'self' '[^']+' https:\/\/www\.google\.com\/recaptcha\/ https:/)
    expect(out).toMatch(/give your key/)
  })

  test('files of another origin are allowed, and what that origin has to answer is said', async () => {
    const { out } = await ilots('init', '--address', 'https://cdn.example/ilots')
    expect(out).toContain("script-src 'self' https://cdn.example '")
    expect(out).toMatch(/cdn\.example doit répondre Access-Control-Allow-Origin/)
  })
})

test('the policy is the one that the reference has', async () => {
  const settings = { address: '/a', product: undefined, platform: undefined, site: undefined }
  const policy = policyOf(settings, { oldScripts: false, recaptcha: false })
  expect(await readFile('docs/en/security.md', 'utf8')).toContain(policy)
})
