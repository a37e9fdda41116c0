import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.page.setViewportSize({ width: 390, height: 800 })
  await reader.open('/ilots/mobile-menu/recherche')
  await reader.press('Tab', 'Enter', 'Tab', 'Tab', 'Tab', 'Enter', 'Escape')
}
