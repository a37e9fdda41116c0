import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/mini-search/glisse')
  await reader.press('Tab', 'Enter')
  await reader.type('brest')
  await reader.press('ArrowDown', 'ArrowDown', 'Escape')
}
