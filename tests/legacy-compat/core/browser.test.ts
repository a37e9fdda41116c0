// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { Browser, Element } = await installOnPage()
afterEach(() => vi.useRealTimers())

describe('Browser.parseUA', () => {
  test.each([
    ['Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; SV1)', 'ie', 6, 'windows'],
    ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)', 'ie', 8, 'windows'],
    ['Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.1; Trident/6.0)', 'ie', 7, 'windows'],
    ['Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.1; Trident/6.0)', 'ie', 10, 'windows'],
    ['Mozilla/5.0 (Windows NT 6.3; Trident/7.0; rv:11.0) like Gecko', 'ie', 11, 'windows'],
    ['Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv 11.0) like Gecko', 'ie', 11, 'windows'],
    ['Mozilla/5.0 (IE 11.0; Windows NT 6.3; Trident/7.0; .NET4.0E; rv:11.0) like Gecko', 'ie', 11, 'windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.7; rv:24.0) Gecko/20100101 Firefox/24.0',
      'firefox',
      24,
      'mac',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'firefox', 128, 'linux'],
    ['Opera/9.80 (Windows NT 5.1; U; fr) Presto/2.2.15 Version/10.00', 'opera', 10, 'windows'],
    ['Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.10.229 Version/11.62', 'opera', 11.62, 'windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_7_5) AppleWebKit/537.71 (KHTML, like Gecko) Version/6.1 Safari/537.71',
      'safari',
      6.1,
      'mac',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_7_5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/31.0.1650.57 Safari/537.36',
      'chrome',
      31,
      'mac',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36',
      'chrome',
      128,
      'android',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 7_0_4 like Mac OS X) AppleWebKit/537.51.1 (KHTML, like Gecko) CriOS/33.0.1750.21 Mobile/11B554a Safari/9537.53',
      'chrome',
      33,
      'ios',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      'safari',
      17,
      'ios',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246',
      'edge',
      12.246,
      'windows',
    ],
    ['something else', 'unknown', 0, 'other'],
  ])('%s', (agent, name, version, platform) => {
    expect(Browser.parseUA(agent, '')).toMatchObject({ name, version, platform })
  })
})

describe('Browser', () => {
  test('tells its name, its version and its platform, and never throws', () => {
    expect([
      typeof Browser.name,
      typeof Browser.version,
      typeof Browser.platform,
      typeof Browser.Platform.name,
    ]).toEqual(['string', 'number', 'string', 'string'])
    expect(Browser[Browser.name]).toBe(true)
    expect([
      Browser.Engine.foo,
      Browser.Features.xhr,
      Browser.Plugins.Flash.version >= 0,
      Browser.ie6,
    ]).toEqual([undefined, true, true, undefined])
  })

  test('Request makes a call', () => {
    expect(new Browser.Request()).toBeInstanceOf(XMLHttpRequest)
  })

  test('exec hands back what it is given, and runs nothing', () => {
    window.ran = undefined
    expect([Browser.exec('window.ran = 1'), window.ran]).toEqual(['window.ran = 1', undefined])
  })

  test('document has its window, its head and its root', () => {
    expect([typeof document.window, document.head.tagName, document.html.tagName]).toEqual([
      'object',
      'HEAD',
      'HTML',
    ])
    expect(Element.prototype).toBeDefined()
  })
})

describe('domready and load', () => {
  test.each([
    ['domready', () => window],
    ['domready', () => document],
    ['load', () => window],
  ])('%s of a page that is there runs at once', (name, target) => {
    const fn = vi.fn()
    target().addEvent(name, fn)
    expect([fn.mock.calls.length, fn.mock.contexts[0] === target()]).toEqual([1, true])
  })

  test('each handler is called once', () => {
    const fn = vi.fn()
    window.addEvent('domready', fn).addEvent('domready', fn)
    expect(fn).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('load'))
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(fn).toHaveBeenCalledTimes(1)
  })

  test('the load of a picture is its own', () => {
    const fn = vi.fn()
    const image = new Element('img', { events: { load: fn } })
    expect(fn).not.toHaveBeenCalled()
    image.dispatchEvent(new Event('load'))
    expect(fn).toHaveBeenCalledTimes(1)
  })
})
