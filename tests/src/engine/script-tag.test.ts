/** Which tag has brought the script, and where its parts are looked for. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Config } from '../../../src/contracts/config'
import { findScriptTag, placeCode, tagOfBundle } from '../../../src/engine/script-tag'
import { codePlace } from '../../../src/island/code-place'

const HERE = 'https://vitrea.example/assets/ilots/'

function scriptFrom(html: string): HTMLScriptElement {
  const box = document.createElement('div')
  box.innerHTML = html
  return box.firstElementChild as HTMLScriptElement
}

const runs = (script: Element | null) =>
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script as HTMLScriptElement | null)

/** What the page holds while something else runs. */
function inPage(html: string, running: Element | null = null) {
  document.body.innerHTML = html
  runs(running)
  return findScriptTag()
}

afterEach(() => {
  document.head.innerHTML = ''
  Object.assign(codePlace, { folder: '', isSure: true, isReported: false })
})

describe('the script that runs', () => {
  test.each([
    'ilots.js',
    'ilots.legacy.js',
    'ilots.min.js',
    'ilots.legacy.min.js?ver=7.1',
    'ilots.js#x',
    'ilots-3f2a9c.js',
    'ilots.legacy.3f2a9c.js',
    'ilots-7.1.0.min.js',
    'ilots.js?src=/autre/script.js',
  ])('is ours under the name %s: the browser knows its folder', (name) => {
    const script = scriptFrom(`<script src="/assets/ilots/${name}"></script>`)
    runs(script)
    expect(findScriptTag()).toEqual({ tag: script, isRunning: true, folder: '', isSure: true })
  })

  test.each([
    'autoptimize_3f2a9c.js',
    'site.js',
    'ilots-de-chaleur.js',
    'mes-ilots.js',
    'a.js?x=/ilots.js',
    'cache/min/1/assets/ilots/ilots.js',
  ])('is not known to be ours under the name %s: what is beside it is tried', (name) => {
    const script = scriptFrom(`<script src="/cache/${name}"></script>`)
    runs(script)
    expect(findScriptTag()).toEqual({ tag: script, isRunning: true, folder: '', isSure: false })
  })

  test('in the page itself has data of its own, and no folder', () => {
    const script = scriptFrom('<script data-product="acme">ilots</script>')
    expect(inPage('', script)).toMatchObject({ tag: script, folder: undefined, isSure: false })
  })

  test('of SVG is none', () =>
    expect(inPage('', document.createElementNS('http://www.w3.org/2000/svg', 'script'))).toMatchObject({
      tag: null,
    }))
})

describe('a script that the browser does not name (a module, evaluated text)', () => {
  test('is found by its name among the page’s scripts, where only one folder is named', () => {
    const { tag, ...rest } = inPage(
      '<script src="/a.js"></script><script type="text/x" data-product="acme" src="/assets/ilots/ilots.js?ver=7"></script>',
    )
    expect(tag?.dataset.product).toBe('acme')
    expect(rest).toEqual({ isRunning: false, folder: HERE, isSure: false })
  })

  test('is found, also when another one evaluates it', () => {
    const loader = scriptFrom('<script src="/loader.js"></script>')
    expect(inPage('<script type="text/x" src="/assets/ilots/ilots.js"></script>', loader).folder).toBe(HERE)
  })

  test('may be beside the file that runs, where the page has no such script', () =>
    expect(inPage('')).toEqual({ tag: null, isRunning: true, folder: '', isSure: false }))

  test.each([
    ['two folders', '<script src="/a/ilots.js"></script><script src="/b/ilots.js"></script>'],
    ['another site', '<script src="https://ailleurs.example/ilots.js"></script>'],
    [
      'a site whose name only begins as ours',
      '<script src="https://vitrea.example.ailleurs.example/ilots.js"></script>',
    ],
    ['content', '<div data-ilots-content><script src="/depots/ilots.js"></script></div>'],
    ['an image', '<img src="/depots/ilots.js" name="currentScript">'],
    ['an image in SVG', '<svg><script src="/depots/ilots.js" href="/depots/ilots.js"></script></svg>'],
    ['another script of that word', '<script src="/assets/ilots-de-chaleur.js"></script>'],
  ])('takes no folder from %s', (_, html) =>
    expect(inPage(html)).toMatchObject({ tag: null, folder: '', isSure: false }),
  )

  test('takes none from `<base>` either', () =>
    expect(inPage('<base href="https://ailleurs.example/">').folder).toBeUndefined())
})

describe('where code is fetched from', () => {
  const tag = scriptFrom('<script></script>')

  test.each([
    ['/assets/ilots', HERE],
    ['/assets/ilots/', HERE],
    ['/', 'https://vitrea.example/'],
    ['https://fichiers.example/ilots', 'https://fichiers.example/ilots/'],
  ])('the configuration’s base %s is tried first', (base, folder) => {
    placeCode({ tag: null, isRunning: true, folder: HERE, isSure: true }, { base } as Config)
    expect(codePlace).toMatchObject({ folder, isSure: false })
  })

  test('else the tag tells', () => {
    placeCode({ tag, isRunning: false, folder: HERE, isSure: false }, { base: '' } as Config)
    expect(codePlace).toMatchObject({ folder: HERE, isSure: false })
    placeCode(tagOfBundle(tag), { base: '' } as Config)
    expect(codePlace).toMatchObject({ folder: '', isSure: true })
  })
})
