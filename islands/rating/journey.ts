import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/rating/boutons-radio')
  await reader.press('Tab', 'ArrowRight', 'Tab', 'Enter')
}
