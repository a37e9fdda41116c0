import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/map-switch/simple')
  await reader.press('Tab', 'Tab', 'Enter')
  await reader.read('Relire', '.case-demo')
}
