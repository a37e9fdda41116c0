/** What `ilots init` reads of a page: its tag, and its scripts, those in files too. */
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ScriptCache } from '../../cli/migrate/script-cache'
import { runForSite } from '../../cli/site/run'
import { writesHtml } from '../../cli/site/trusted-types'
import { reportOf, serve } from '../helpers/check'

const LIBRARIES = 'tests/cli/pages/migrate/js'
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilots-init-'))
  const manifest = {
    ...Object.fromEntries(
      ['ilots.js', 'ilots.legacy.js'].map((file) => [file, { brotli: 1, integrity: `sha384-${file}` }]),
    ),
    'p/abcde.js': { brotli: 1, integrity: 'sha384-p', islands: ['legacy-more'] },
  }
  await mkdir(join(folder, 'react'))
  for (const flavour of ['', 'react/'])
    await writeFile(join(folder, flavour, 'manifest.json'), JSON.stringify(manifest))
  await cp(LIBRARIES, join(folder, 'js'), { recursive: true })
  await writeFile(join(folder, 'js/sage.js'), 'document.title = "A"')
  await writeFile(join(folder, 'js/tot.js'), 'garageAlert("A")')
})
afterAll(() => rm(folder, { recursive: true }))

let count = 0
async function init(html: string, ...words: string[]) {
  count += 1
  const file = join(folder, `${count}.html`)
  await writeFile(file, `<!doctype html><html lang="fr"><title>A</title>${html}</html>`)
  return said(file, ...words)
}
async function said(...words: string[]) {
  const texts: string[] = []
  const say = (text: string) => void texts.push(text)
  await runForSite(['init', ...words], { out: say, error: say }, folder)
  const text = texts.join('\n')
  const found = (pattern: RegExp) => pattern.exec(text)?.[0] ?? ''
  return {
    text,
    tag: found(/<script src=.*<\/script>/),
    policy: found(/Content-Security-Policy: .*/),
    note: (words: string) => text.split('\n').find((line) => line.startsWith('- ') && line.includes(words)),
  }
}
const scripts = (...files: string[]) => files.map((file) => `<script src="js/${file}"></script>`).join('')

const policyIn = (text: string) =>
  new Map(
    text
      .replace('Content-Security-Policy: ', '')
      .split('; ')
      .map((each) => {
        const [name = '', ...values] = each.split(' ')
        return [name, values] as const
      }),
  )

describe('the policy', () => {
  test('sends forms home only, and says where the page’s own leave for', async () => {
    const forms =
      '<form action="https://paiement.example/a"><input name="action"><button formaction="//autre.example/b">B</button></form><form action="/c"></form>'
    const { policy, note } = await init(forms)
    expect(policyIn(policy).get('form-action')).toEqual(["'self'"])
    expect(note('form-action')).toMatch(
      /vers https:\/\/paiement\.example, (file|http|https):\/\/autre\.example/,
    )
    expect((await init('<form action="/c"></form>')).note('form-action')).toBeUndefined()
  })

  test('allows the bot check by its folders, with the list of policies that it had', async () => {
    const { policy, note } = await init('<form><p data-ilot="bot-check"></p></form>')
    const directives = policyIn(policy)
    expect(directives.get('script-src')?.slice(-2)).toEqual([
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ])
    expect(directives.get('frame-src')).toEqual(["'self'", 'https://www.google.com/recaptcha/'])
    expect(directives.get('trusted-types')).toEqual(['ilots'])
    expect(note('recaptcha.siteKey')).toContain('jamais *')
  })
})

describe('the hashes of the parts', () => {
  const mapIn = (text: string) => /<script type="importmap"([^>]*)>([\s\S]*?)<\/script>/.exec(text) ?? []

  test('are those of the tag’s flavour, at its address, and the policy allows that script', async () => {
    for (const [words, prefix] of [
      [[], ''],
      [['--react'], 'react/'],
    ] as const) {
      const { text, policy } = await init('', '--address', '/a</script>', ...words)
      const [, attributes, map = ''] = mapIn(text)
      expect([attributes, JSON.parse(map)]).toEqual([
        '',
        { integrity: { [`/a</script>/dev/${prefix}p/abcde.js`]: 'sha384-p' } },
      ])
      const hash = createHash('sha256').update(map).digest('base64')
      expect(policyIn(policy).get('script-src')).toContain(`'sha256-${hash}'`)
    }
  })

  test('bear the nonce of the tag that is there, and a map that is there is told of', async () => {
    const { text, note } = await init(
      '<script type="importmap">{}</script><script nonce="abc" src="/x/ilots.js"></script>',
    )
    expect(mapIn(text)[1]).toBe(' nonce="abc"')
    expect(note('carte d’imports')).toBeDefined()
    expect((await init('')).note('carte d’imports')).toBeUndefined()
  })
})

describe('Trusted Types', () => {
  test('are left out where the page’s files need them off, and each is named with the reason', async () => {
    const files = [
      'jquery-3.7.1.min.js',
      'jquery-ui.min.js',
      'jquery.colorbox-min.js',
      'mootools-core-1.6.0.js',
    ]
    const { policy, note } = await init(scripts(...files))
    expect(policy).not.toContain('trusted-types')
    const said = note('écrivent du HTML en texte') ?? ''
    expect(said).toContain('js/jquery-3.7.1.min.js (jQuery 3.7.1)')
    expect(said).toContain('js/jquery-ui.min.js (jQuery UI)')
    expect(said).toContain('js/mootools-core-1.6.0.js (MooTools)')
  })

  test('stay where no script writes HTML, and English says the rest', async () => {
    expect((await init(scripts('sage.js'))).policy).toContain('trusted-types ilots')
    const { note, policy } = await init('<script>document.body.innerHTML = "A"</script>', '--lang', 'en')
    expect([note('write HTML as text'), policy]).toEqual([
      expect.stringContaining('<script> (innerHTML)'),
      expect.not.stringContaining('trusted-types'),
    ])
  })

  test.each([
    ['a.innerHTML = b', 'innerHTML'],
    ['a["outerHTML"] += b', 'outerHTML'],
    ['a.insertAdjacentHTML("beforeend", b)', 'insertAdjacentHTML'],
    ['window.document.writeln(b)', 'document.writeln'],
    ['frame.srcdoc = b', 'srcdoc'],
    ['a.innerHTML = policy.createHTML(b)', undefined],
    ['log.write(b); c = a.innerHTML // a.innerHTML = b', undefined],
  ])('%s', (text, sink) => {
    expect(writesHtml({ text, isModule: false }, new ScriptCache())).toBe(sink && `<script> (${sink})`)
  })

  test.each([
    ['/*! jQuery v3.7.1 | (c) OpenJS Foundation */ a.innerHTML = b', 'jquery.js', 'jquery.js (jQuery 3.7.1)'],
    ['/*! jQuery v4.0.0 | (c) OpenJS Foundation */ a.innerHTML = b', 'jquery.js', undefined],
    // Of another site: its address is all that is known.
    [
      undefined,
      'https://cdn.invalid/jquery-1.12.4.min.js',
      'https://cdn.invalid/jquery-1.12.4.min.js (jQuery 1.12.4)',
    ],
    [undefined, 'https://cdn.invalid/npm/jquery@4.0.0/dist/jquery.min.js', undefined],
    [undefined, 'https://cdn.invalid/jquery.min.js', 'https://cdn.invalid/jquery.min.js (jQuery)'],
    [undefined, 'https://cdn.invalid/statistiques.js', undefined],
  ])('jQuery before 4 is known by its comment and its address: %s %s', (text, address, told) => {
    const script = { address, isModule: false, ...(text !== undefined && { text }) }
    expect(writesHtml(script, new ScriptCache())).toBe(told)
  })

  test('what could not be read is said', async () => {
    const page = `${scripts('absent.js')}<script src="https://autre.invalid/a.js"></script>`
    const { note } = await init(page)
    expect(note('pas pu être lus')).toContain('js/absent.js')
    expect(note('d’une autre origine')).toContain('https://autre.invalid/a.js')
  })

  test('a site is asked for files of its own alone', async () => {
    const site = await serve((request, reply) => {
      const isScript = request.url?.endsWith('.js')
      reply.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      reply.end(
        isScript
          ? 'a.innerHTML = b'
          : '<title>A</title><script src="/a.js"></script><script src="//b.invalid/b.js"></script>',
      )
    })
    const { note } = await said(`${site.address}/`)
    site.close()
    expect(site.asked).toEqual(['GET /', 'GET /a.js'])
    expect(note('écrivent du HTML en texte')).toContain('/a.js (innerHTML)')
  })
})

test('a site that does what it is told has nothing left to mend', async () => {
  const { text } = await init('', '--product', 'garage', '--platform', 'p', '--site', 's')
  const [, headers = ''] = /en-têtes HTTP :\n\n([\s\S]*?)\n\n/.exec(text) ?? []
  const site = await serve((_, reply) => {
    for (const line of headers.split('\n')) {
      const [name = '', ...value] = line.split(': ')
      reply.setHeader(name, value.join(': '))
    }
    const [tag] = /<script src=.*<\/script>/.exec(text) ?? []
    const body = '<p data-goto-url="/a">A</p><div data-ilots-content><p>B</p></div>'
    reply.setHeader('content-type', 'text/html')
    reply.end(`<!doctype html><html lang="fr"><head><title>A</title>${tag}</head><body>${body}</body></html>`)
  })
  const { findings } = await reportOf('--security', `${site.address}/`)
  site.close()
  expect(findings).toEqual([])
})

describe('a tag that is there', () => {
  const PRESENT =
    '<script src="/lib/1.0.0/ilots.js" data-product="garage" data-platform="p" data-site="s" data-inspector="query" nonce="n1"></script>'

  test('keeps all that it says, the absence of defer and the folder too', async () => {
    const { tag, text } = await init(PRESENT)
    expect(tag).toMatch(
      /^<script src="\/lib\/(?!1\.0\.0)[^/]+\/ilots\.js" integrity="sha384-ilots\.js" crossorigin="anonymous" data-product="garage" data-platform="p" data-site="s" data-inspector="query" nonce="n1"><\/script>$/,
    )
    expect(text).not.toContain('valeur par défaut')
    expect(text).toContain('le nonce change à chaque réponse')
  })

  test('of older scripts gives its nonce to the file that is announced before it', async () => {
    const { text } = await init(PRESENT.replace('ilots.js', 'ilots.legacy.js'))
    expect(text).toMatch(
      /<link rel="modulepreload" href="\/lib\/[^/]+\/p\/abcde\.js" integrity="sha384-p" nonce="n1">\n<script src="\/lib\/[^/]+\/ilots\.legacy\.js"/,
    )
  })

  test('gives way to the command line, setting by setting', async () => {
    const { tag } = await init(PRESENT.replace('></', ' defer></'), '--site', 'autre', '--address', '/a')
    expect(tag).toMatch(/src="\/a\/.* data-product="garage" .*data-site="autre".* defer>/)
  })

  test('loses defer where a script in a file calls a global as it loads, and that is said', async () => {
    const { tag, note } = await init(`${PRESENT.replace('></', ' defer></')}${scripts('tot.js')}`)
    expect(tag).not.toContain('defer')
    expect(note('utilisent garageAlert')).toBeDefined()
    expect(note('la balise présente a defer')).toBeDefined()
  })
})

test('only the settings that nobody gives are said to have their defaults', async () => {
  expect((await init('', '--product', 'garage')).note('valeur par défaut')).toBe(
    '- valeur par défaut de platform, site : à donner par --platform, --site.',
  )
  const config =
    '<script type="application/json" id="ilots-config">{"platform":"p","site":"s","product":"g"}</script>'
  expect((await init(config)).note('valeur par défaut')).toBeUndefined()
})

test('a product that no script could call by name is refused', async () => {
  expect((await init('', '--product', 'mon-garage')).text).toContain('attendu un nom de variable comme acme')
})

test('a site without the platform has its configuration, and is told when to take it out', async () => {
  const { text, note } = await init('', '--no-platform')
  expect(text).toContain('"translations": false,\n  "endpoints": {}')
  expect(note('à retirer si le site a la plateforme')).toContain('menu')
  expect((await init('')).note('--no-platform')).toBeDefined()
})
