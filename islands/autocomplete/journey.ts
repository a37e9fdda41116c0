import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/autocomplete/ville')
  await reader.press('Tab')
  await reader.type('bre')
  await reader.press('ArrowDown', 'Enter', 'Tab')
}
