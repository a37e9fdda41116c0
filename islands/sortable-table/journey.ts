import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/sortable-table/prix')
  await reader.press('Tab', 'Tab', 'Enter', 'Enter')
  await reader.read('Relire le tableau', '.case-demo')
}
