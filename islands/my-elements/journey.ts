import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/my-elements/simple')
  await reader.press('Tab', 'Tab', 'Tab', 'Enter', 'Tab', 'Enter')
}
