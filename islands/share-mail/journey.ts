import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/share-mail/simple')
  await reader.press('Tab', 'Enter', 'Escape')
}
