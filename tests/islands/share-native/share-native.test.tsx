import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { shareNative } from '../../../islands/share-native'
// Fetched here, so that it is there at once.
import '../../../islands/share-native/copy-by-hand'
import type { Toast } from '../../../src/contracts/services/toast'
import { complaints, find, gate, settled, startOn } from '../../helpers/engine'

// The island's code is loaded, so that inserted HTML mounts within a few turns.
beforeAll(() => shareNative.load())

const device = vi.fn<(data: ShareData) => Promise<void>>()
const writeText = vi.fn<(text: string) => Promise<void>>()
const toast = vi.fn<Toast>()

afterEach(cleanup)
beforeEach(() => {
  device.mockReset().mockResolvedValue()
  writeText.mockReset().mockResolvedValue()
  toast.mockReset().mockImplementation(async (content) => {
    if (typeof content === 'function') render(content() as ReactNode)
  })
  vi.stubGlobal('navigator', { share: device, clipboard: { writeText } })
})

async function click(attributes = '', lang = 'fr') {
  const engine = await startOn('', { ...shareNative, when: { on: 'now' } })
  engine.config.lang = lang
  Object.assign(engine, { toast })
  document.title = 'Accueil'
  document.body.innerHTML = `<a data-ilot="share-native" ${attributes}>Partager</a>`
  await settled()
  find('a').click()
  await settled()
}

describe('the device’s own sharing', () => {
  test('is given the title, the text and the whole address', async () => {
    await click('data-title="Un impact" data-text="Trente minutes" data-url="/services#suite"')
    expect(device).toHaveBeenCalledExactlyOnceWith({
      title: 'Un impact',
      text: 'Trente minutes',
      url: 'https://vitrea.example/services#suite',
    })
    expect(writeText).not.toHaveBeenCalled()
    expect(toast).not.toHaveBeenCalled()
  })

  test('is given the page’s title and address when the host has none', async () => {
    await click()
    expect(device).toHaveBeenCalledExactlyOnceWith({
      title: 'Accueil',
      url: 'https://vitrea.example/accueil',
    })
  })

  test('given up by the visitor is silent', async () => {
    device.mockRejectedValue(new DOMException('', 'AbortError'))
    await click()
    expect(writeText).not.toHaveBeenCalled()
    expect(toast).not.toHaveBeenCalled()
  })

  test('is not asked a second time while its sheet is open', async () => {
    const sheet = gate()
    device.mockReturnValue(sheet.passed)
    await click()
    find('a').click()
    await settled()
    expect(device).toHaveBeenCalledOnce()
    sheet.open()
    await settled()
    find('a').click()
    expect(device).toHaveBeenCalledTimes(2)
    expect(toast).not.toHaveBeenCalled()
  })
})

describe('without it', () => {
  test.each([
    ['missing', () => vi.stubGlobal('navigator', { clipboard: { writeText } })],
    ['refused', () => device.mockRejectedValue(new DOMException('', 'NotAllowedError'))],
  ])('(%s) the link is copied, and that is said', async (_, lose) => {
    lose()
    await click('data-url="/services"')
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://vitrea.example/services')
    expect(toast).toHaveBeenCalledExactlyOnceWith('Le lien est copié.')
  })

  test('it is said in English on an English page', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await click('', 'en')
    expect(toast).toHaveBeenCalledExactlyOnceWith('The link is copied.')
  })

  test.each([
    ['refused', () => writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'))],
    ['missing', () => vi.stubGlobal('navigator', {})],
  ])('and with the clipboard %s, the link is there to select, and stays', async (_, lose) => {
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    lose()
    await click('data-url="/services"')
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { delay: 0 })
    const field = find<HTMLInputElement>('label input')
    expect([field.value, field.readOnly]).toEqual(['https://vitrea.example/services', true])
    expect(document.activeElement).toBe(field)
    expect(field.selectionEnd).toBe(field.value.length)
  })
})

test('a refused address is a warning, and the link stays a link', async () => {
  const { warnings } = complaints()
  await click('href="/partager" data-url="javascript:alert(1)"')
  expect(warnings).toEqual([expect.stringContaining('[ILOTS-203] share-native')])
  expect(device).not.toHaveBeenCalled()
})
