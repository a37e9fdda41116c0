import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/mask/telephone')
  await reader.press('Tab')
}
