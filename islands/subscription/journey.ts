import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/subscription/inscription')
  await reader.press('Tab')
  await reader.type('camille@exemple.fr')
  await reader.press('Enter', 'Enter')
}
