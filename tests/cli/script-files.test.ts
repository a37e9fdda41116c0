/** Scripts in files that run before what `ilots.js` defines: `check` reads them, and nothing of another site. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calledAtOnce } from '../../cli/check/at-once'
import { parse } from '../../cli/migrate/parse'
import { reportOf, serve } from '../helpers/check'

const early = async (...words: string[]) =>
  (await reportOf(...words)).findings.filter(({ code }) => code === 'global-early')

describe('what a script calls at once', () => {
  test.each([
    ['acmeAlert("A")', ['acmeAlert']],
    ['window.acmeAlert("A"); self.acmeLoader.show()', ['acmeAlert', 'acmeLoader.show']],
    ['(function () { Ilots.register({}) })()', ['Ilots.register']],
    ['(() => { Ilots.register({}) }).call(this)', ['Ilots.register']],
    ['start(); function start() { acmeModal() }', ['acmeModal']],
    ['const start = () => acmeModal(); start()', ['acmeModal']],
    // Somebody else calls these, later.
    ['function press() { acmeModal() }', []],
    ['on("load", () => acmeModal())', ['on']],
    ['class A { open() { acmeModal() } }', []],
    // It asks first.
    ['if (window.Ilots) Ilots.register({})', []],
    ['window.acmeAlert && acmeAlert("A")', []],
    ['window.Ilots?.register({})', []],
    ['(function () { if (!window.Ilots) return; Ilots.register({}) })()', []],
    ['typeof acmeAlert === "function" ? acmeAlert("A") : alert("A")', ['alert']],
    // Its own.
    ['window.acmeAlert = alert; acmeAlert("A")', []],
  ])('%s', (source, paths) => {
    const { program } = parse(source, false)
    expect(calledAtOnce(program).map(({ path }) => path)).toEqual(paths)
  })
})

describe('check', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ilots-files-'))
    await mkdir(join(folder, 'js'))
    await writeFile(join(folder, 'js/tot.js'), '// A\ngarageAlert("A")\n')
    await writeFile(join(folder, 'js/ilot.js'), 'Ilots.register({})')
    await writeFile(join(folder, 'js/depart.js'), 'import "./ilots-4f2a.js"')
    await writeFile(join(folder, 'js/tard.js'), 'function ouvrir() { garageModal({}) }')
  })
  afterAll(() => rm(folder, { recursive: true }))
  const page = async (name: string, scripts: string) => {
    const file = join(folder, name)
    await writeFile(
      file,
      `<!doctype html>\n<html lang="fr"><head><title>A</title>\n${scripts}</head><body></body></html>`,
    )
    return file
  }
  const TAG = '<script src="/x/ilots.js" data-product="garage"'

  test('finds a call in a file that runs before a deferred tag', async () => {
    const file = await page('tot.html', `${TAG} defer></script>\n<script src="/js/tot.js"></script>`)
    const [found, ...others] = await early(file)
    expect(others).toEqual([])
    expect(found).toMatchObject({ level: 'warning', line: 4, column: 1 })
    expect(found?.message).toMatch(/^\/js\/tot\.js appelle garageAlert dès son chargement \(ligne 2\)/)
    expect((await early('--lang', 'en', file))[0]?.message).toMatch(/calls garageAlert as it loads/)
  })

  test('finds an own island’s script in front of the tag, and one without defer', async () => {
    const before = `<script src="js/ilot.js" defer></script>${TAG} defer></script>`
    expect(await early(await page('avant.html', before))).toHaveLength(1)
    const bare = `${TAG} defer></script><script src="js/ilot.js"></script>`
    expect(await early(await page('sans.html', bare))).toHaveLength(1)
  })

  test.each([
    ['the tag is there before', `${TAG}></script><script src="js/tot.js"></script>`],
    ['both are deferred, in order', `${TAG} defer></script><script src="js/ilot.js" defer></script>`],
    ['a module is deferred', `${TAG} defer></script><script src="js/ilot.js" type="module"></script>`],
    ['the call comes later', `${TAG} defer></script><script src="js/tard.js"></script>`],
    ['the file is not there', `${TAG} defer></script><script src="js/absent.js"></script>`],
    ['there is no tag', '<script src="js/tot.js"></script>'],
  ])('says nothing where %s', async (name, scripts) => {
    expect(await early(await page(`${name}.html`, scripts))).toEqual([])
  })

  test('asks a site for files that run early, once for all pages, whatever they are called', async () => {
    const html = `<!doctype html><html lang="fr"><title>A</title>${TAG} defer></script><script src="/tot.js"></script>
      <script src="/colorbox-accueil.js"></script><script src="/apres.js" defer></script><script src="https://autre.invalid/a.js"></script>`
    const site = await serve((request, reply) => {
      const isScript = request.url?.endsWith('.js')
      reply.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      reply.end(isScript ? 'garageAlert("A")' : html)
    })
    const pages = [`${site.address}/a`, `${site.address}/b`]
    expect(await early(...pages)).toHaveLength(2)
    site.close()
    expect(site.asked).toEqual(['GET /a', 'GET /tot.js', 'GET /colorbox-accueil.js', 'GET /b'])
  })

  const unseen = async (name: string, scripts: string) =>
    (await reportOf(await page(`${name}.html`, scripts))).findings.filter(({ code }) => /^tag-/.test(code))

  test('a page whose modules are others’ is told that it has no tag', async () => {
    const [found, ...others] = await unseen('autre-module', '<script type="module" src="js/tot.js"></script>')
    expect(others).toEqual([])
    expect(found).toMatchObject({ code: 'tag-unseen', level: 'warning', line: 3 })
    expect(found?.message).toMatch(/aucun de ses modules ne nomme ilots \(lus : js\/tot\.js\)/)
  })

  test.each([
    ['a module in a file starts it', '<script type="module" src="js/depart.js"></script>'],
    [
      'a module in the page starts it',
      '<script type="module">import { start } from "/lib/ilots/index.js"; start()</script><script type="module" src="js/tot.js"></script>',
    ],
    ['a module is of another site', '<script type="module" src="https://autre.invalid/a.js"></script>'],
  ])('not where %s', async (name, scripts) => {
    expect(await unseen(name, scripts)).toEqual([])
  })
})
