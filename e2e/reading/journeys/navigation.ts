import type { Journeys } from './journey'

export const navigation: Journeys = {
  async dropdown(reader) {
    await reader.open('/ilots/dropdown/bouton')
    await reader.press('Tab', 'Enter', 'Tab', 'Escape')
  },
  async 'footer-menu'(reader) {
    await reader.page.setViewportSize({ width: 500, height: 900 })
    await reader.open('/ilots/footer-menu/titres')
    await reader.press('Tab', 'Enter', 'Tab')
  },
  async 'goto-block'(reader) {
    await reader.open('/ilots/goto-block/simple')
    await reader.press('Tab', 'Enter')
  },
  async 'hash-scroll'(reader) {
    await reader.open('/ilots/hash-scroll/simple', '.case-demo > p')
    await reader.press('Tab', 'Enter', 'Tab')
  },
  async 'mobile-menu'(reader) {
    await reader.page.setViewportSize({ width: 390, height: 800 })
    await reader.open('/ilots/mobile-menu/recherche')
    await reader.press('Tab', 'Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter', 'Escape')
  },
  async 'scroll-reveal'(reader) {
    await reader.open('/ilots/scroll-reveal/simple', '#bloc')
    await reader.press('Tab')
  },
}
