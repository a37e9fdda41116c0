import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/content-block/filtres')
  await reader.press('Tab')
  await reader.type('impact')
  await reader.press('Enter')
  await reader.read('Relire les résultats', '.case-demo ul')
  await reader.open('/ilots/content-block/suite', '.case-demo li:last-child')
  await reader.press('Tab', 'Tab', 'Enter')
}
