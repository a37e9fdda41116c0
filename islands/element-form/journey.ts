import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/element-form/modifier')
  await reader.press('Tab')
  await reader.page.keyboard.press('End')
  await reader.type(' confirmé')
  await reader.times(5, 'Tab')
  await reader.press('Enter')
}
