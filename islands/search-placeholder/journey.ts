import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/search-placeholder/exemples')
  await reader.press('Tab')
  await reader.wait(5)
  await reader.type('b')
}
