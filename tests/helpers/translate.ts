/** The site's translations, as they arrive. */
import type { Page } from '../../src/contracts/page'

export function translate({ store }: Pick<Page, 'store'>, traductions: Record<string, string>): void {
  const { translation } = store.getState()
  store.setState({ translation: { ...translation, state: 'here', traductions } })
}
