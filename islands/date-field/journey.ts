import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/date-field/date')
  await reader.press('Tab', 'Tab', 'Enter', 'ArrowRight', 'PageDown', 'Enter')
}
