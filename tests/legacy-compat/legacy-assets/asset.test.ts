// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { complaints } from '../../helpers/engine'
import { installPart } from '../../helpers/legacy-parts'
import { trustOldHtml } from '../../helpers/page-html'

const { Asset, typeOf } = await installPart('Asset')
const fire = (element, type) => element.dispatchEvent(new Event(type))
afterEach(() => document.head.replaceChildren())

describe('Asset.javascript', () => {
  test('puts the script into the head, and tells when it has run', async () => {
    const onload = vi.fn()
    const script = Asset.javascript('/js/carte.js', { id: 'carte', onload })
    expect([script.parentNode, script.id, script.type]).toEqual([document.head, 'carte', 'text/javascript'])
    expect(script.src).toBe('https://vitrea.example/js/carte.js')
    await vi.waitFor(() => expect(onload.mock.contexts).toEqual([script]))
    expect(script.hasAttribute('onload')).toBe(false)
  })

  test('works with new, and leaves the page’s properties as they are', () => {
    const properties = { onLoad: () => {}, id: 'a' }
    expect(new Asset.javascript('/a.js', properties).id).toBe('a')
    expect(Object.keys(properties)).toEqual(['onLoad', 'id'])
  })

  test('an address of the site goes through our policy where old calls are trusted, another one never does', () => {
    const written = (address) => Asset.javascript(address).getAttribute('src')
    // What our policy gives is a whole address, for those of the site alone.
    expect([written('/a.js'), written('https://cdn.example/b.js')]).toEqual([
      '/a.js',
      'https://cdn.example/b.js',
    ])
    trustOldHtml()
    expect([written('/a.js'), written('https://cdn.example/b.js')]).toEqual([
      'https://vitrea.example/a.js',
      'https://cdn.example/b.js',
    ])
  })

  test('what the page’s policies refuse is told to the page’s script, and in one warning', async () => {
    const { warnings } = complaints()
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('TrustedScriptURL')
    })
    const onError = vi.fn()
    const script = Asset.javascript('https://cdn.example/b.js', { onError })
    expect([script.parentNode, onError.mock.calls.length]).toEqual([null, 0])
    await vi.waitFor(() => expect(onError.mock.contexts).toEqual([script]))
    expect(warnings).toEqual([expect.stringContaining("Asset.javascript('https://cdn.example/b.js')")])
  })

  test('a file that is missing ends in onerror, with a warning', () => {
    const { warnings } = complaints()
    const onerror = vi.fn()
    fire(Asset.javascript('/absent.js', { onerror }), 'error')
    expect([onerror.mock.calls.length, warnings.length]).toEqual([1, 1])
  })
})

test('Asset.css puts a style sheet into the head, with the page’s properties', async () => {
  const onLoad = vi.fn()
  const link = Asset.css('/css/carte.css', { title: 'Carte', timeout: 10, onLoad })
  expect([link.parentNode, link.rel, link.media, link.title]).toEqual([
    document.head,
    'stylesheet',
    'screen',
    'Carte',
  ])
  expect([link.getAttribute('href'), link.hasAttribute('timeout')]).toEqual(['/css/carte.css', false])
  await vi.waitFor(() => expect(onLoad.mock.contexts).toEqual([link]))
})

describe('Asset.image', () => {
  test('tells once that the image is there, a moment later', async () => {
    const onload = vi.fn()
    const image = Asset.image('/a.png', { id: 'plan', class: 'vue', onload })
    expect([image.id, image.className, image.getAttribute('src')]).toEqual(['plan', 'vue', '/a.png'])
    fire(image, 'load')
    fire(image, 'load')
    expect(onload).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(onload).toHaveBeenCalledWith(image))
    expect([onload.mock.calls.length, onload.mock.contexts[0]]).toEqual([1, image])
  })

  test.for(['error', 'abort'])('tells of %s', async (name) => {
    const [onload, handler] = [vi.fn(), vi.fn()]
    fire(Asset.image('/absent.png', { onload, [`on${name}`]: handler }), name)
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce())
    expect(onload).not.toHaveBeenCalled()
  })
})

describe('Asset.images', () => {
  test('counts each image, also those that fail, and then completes', async () => {
    const [onProgress, onError, onComplete] = [vi.fn(), vi.fn(), vi.fn()]
    const images = new Asset.images(['/a.png', '/b.png'], {
      properties: { title: 'Vue' },
      onProgress,
      onError,
      onComplete,
    })
    expect([typeOf(images), images.length, images[1].title]).toEqual(['elements', 2, 'Vue'])
    fire(images[1], 'error')
    fire(images[0], 'load')
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce())
    expect(onError).toHaveBeenCalledExactlyOnceWith(1, 1, '/b.png')
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(2, 0, '/a.png')
    expect(onProgress.mock.contexts).toEqual([images[0]])
  })

  test('takes one address, and completes when there is none', async () => {
    const onComplete = vi.fn()
    expect(Asset.images('/a.png').length).toBe(1)
    Asset.images([], { onComplete })
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce())
  })
})
