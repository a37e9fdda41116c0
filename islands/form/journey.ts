import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/form/contact')
  await reader.press('Tab', 'Enter', 'Enter')
  await reader.type('Camille')
  await reader.press('Tab')
}
