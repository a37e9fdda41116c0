import type { Journey } from '../../e2e/reading/journey'

export const journey: Journey = async (reader) => {
  await reader.open('/ilots/toast/simple')
  await reader.press('Tab', 'Enter')
  await reader.read('Lire les notifications', '.ilots-toasts')
  await reader.wait(6)
}
