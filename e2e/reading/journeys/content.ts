import type { Journeys } from './journey'

export const content: Journeys = {
  async agenda(reader) {
    await reader.open('/ilots/agenda/simple')
    await reader.press('Tab', 'Tab', 'Enter')
    await reader.read('Relire le calendrier', '.case-demo')
  },
  async carousel(reader) {
    await reader.open('/ilots/carousel/rendez-vous')
    await reader.press('Tab', 'Enter', 'Tab')
  },
  async 'contact-sheet'(reader) {
    await reader.open('/ilots/contact-sheet/simple')
    await reader.press('Tab', 'Tab', 'ArrowRight', 'Enter')
    await reader.read('Relire la planche', '.case-demo')
  },
  async 'content-block'(reader) {
    await reader.open('/ilots/content-block/filtres')
    await reader.press('Tab')
    await reader.type('impact')
    await reader.press('Enter')
    await reader.read('Relire les résultats', '.case-demo ul')
    await reader.open('/ilots/content-block/suite', '.case-demo li:last-child')
    await reader.press('Tab', 'Tab', 'Enter')
  },
  async 'map-switch'(reader) {
    await reader.open('/ilots/map-switch/simple')
    await reader.press('Tab', 'Tab', 'Enter')
    await reader.read('Relire', '.case-demo')
  },
  async slider(reader) {
    await reader.open('/ilots/slider/simple')
    await reader.press('Tab', 'Enter', 'Tab', 'Tab', 'Enter')
    await reader.read('Relire', '.case-demo')
  },
  async slideshow(reader) {
    await reader.open('/ilots/slideshow/simple')
    await reader.press('Tab', 'Enter')
  },
  async 'slideshow-popup'(reader) {
    await reader.open('/ilots/slideshow-popup/simple')
    await reader.press('Tab', 'Enter')
  },
  async 'sortable-table'(reader) {
    await reader.open('/ilots/sortable-table/prix')
    await reader.press('Tab', 'Tab', 'Enter', 'Enter')
    await reader.read('Relire le tableau', '.case-demo')
  },
  async 'wide-table'(reader) {
    await reader.page.setViewportSize({ width: 500, height: 900 })
    await reader.open('/ilots/wide-table/ateliers')
    await reader.press('Tab', 'Tab', 'Enter', 'Escape')
  },
}
