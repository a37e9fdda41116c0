import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/bot-check/case-a-cocher')
  await reader.press('Tab', 'Tab', 'Tab', 'Space')
}
