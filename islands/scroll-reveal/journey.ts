import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/scroll-reveal/simple', '#bloc')
  await reader.press('Tab')
}
