import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/loading-screen/progression')
  await reader.press('Tab', 'Enter')
  await reader.wait(5)
}
