import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/slider/simple')
  await reader.press('Tab', 'Enter', 'Tab', 'Tab', 'Enter')
  await reader.read('Relire', '.case-demo')
}
