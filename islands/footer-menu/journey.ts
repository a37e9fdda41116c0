import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.page.setViewportSize({ width: 500, height: 900 })
  await reader.open('/ilots/footer-menu/titres')
  await reader.press('Tab', 'Enter', 'Tab')
}
