import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/contact-sheet/simple')
  await reader.press('Tab', 'Tab', 'ArrowRight', 'Enter')
  await reader.read('Relire la planche', '.case-demo')
}
