import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/popup/simple')
  await reader.press('Tab')
  await reader.act('Appeler Ilots.inspector.open()', () => reader.page.evaluate('Ilots.inspector.open()'))
  await reader.press('ArrowRight', 'Tab', 'Escape')
}
