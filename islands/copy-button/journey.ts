import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/copy-button/champ')
  await reader.press('Tab', 'Tab', 'Enter')
}
