import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/front-popup/compte-a-rebours')
  await reader.press('Tab', 'Tab', 'Enter', 'Escape')
}
