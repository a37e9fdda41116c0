import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/carousel/rendez-vous')
  await reader.press('Tab', 'Enter', 'Tab')
}
