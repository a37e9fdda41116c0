import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/anciens/ateliers', 'main .page')
  await reader.press('Tab', 'Enter', 'Escape', 'Tab', 'Tab', 'Enter', 'Escape', 'Tab', 'Tab', 'Escape', 'Tab')
  await reader.type('br')
  await reader.press('ArrowDown', 'Enter')
}
