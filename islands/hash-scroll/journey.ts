import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/hash-scroll/simple', '.case-demo > p')
  await reader.press('Tab', 'Enter', 'Tab')
}
