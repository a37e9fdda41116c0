import type { Journey, Journeys } from './journey'

/** What a link opens over the page, read, left with Escape. */
const over =
  (path: string, ...keys: string[]): Journey =>
  async (reader) => {
    await reader.open(`/ilots/${path}`)
    await reader.press('Tab', 'Enter', ...keys, 'Escape')
  }

export const overlays: Journeys = {
  async 'front-banner'(reader) {
    await reader.open('/ilots/front-banner/simple')
    await reader.press('Tab', 'Tab', 'Enter')
  },
  async 'front-popup'(reader) {
    await reader.open('/ilots/front-popup/compte-a-rebours')
    await reader.press('Tab', 'Tab', 'Enter', 'Escape')
  },
  'image-zoom': over('image-zoom/simple', 'Tab'),
  lightbox: over('lightbox/groupe', 'ArrowRight', 'Tab', 'Tab'),
  async 'loading-screen'(reader) {
    await reader.open('/ilots/loading-screen/progression')
    await reader.press('Tab', 'Enter')
    await reader.wait(5)
  },
  modal: over('modal/boutons', 'Shift+Tab', 'Shift+Tab'),
  popup: over('popup/simple', 'Tab'),
  'secure-link': over('secure-link/simple', 'Tab'),
  squeezebox: over('squeezebox/ajax', 'Tab'),
  async toast(reader) {
    await reader.open('/ilots/toast/simple')
    await reader.press('Tab', 'Enter')
    await reader.read('Lire les notifications', '.ilots-toasts')
    await reader.wait(6)
  },
}
