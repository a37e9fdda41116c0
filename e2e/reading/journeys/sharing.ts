import type { Journeys } from './journey'

export const sharing: Journeys = {
  async 'admin-window'(reader) {
    await reader.open('/ilots/admin-window/deux-liens')
    await reader.press('Tab', 'Enter')
  },
  async permalink(reader) {
    await reader.open('/ilots/permalink/simple')
    await reader.press('Tab', 'Enter', 'Enter', 'Escape')
  },
  async share(reader) {
    await reader.open('/ilots/share/lien')
    await reader.press('Tab', 'Enter')
  },
  async 'share-mail'(reader) {
    await reader.open('/ilots/share-mail/simple')
    await reader.press('Tab', 'Enter', 'Escape')
  },
  async 'share-native'(reader) {
    await reader.open('/ilots/share-native/lien')
    await reader.press('Tab', 'Enter')
  },
  async translations(reader) {
    await reader.open('/ilots/translations/alerte')
    await reader.press('Tab', 'Enter', 'Enter')
  },
  async inspector(reader) {
    await reader.open('/ilots/popup/simple')
    await reader.press('Tab')
    await reader.act('Appeler Ilots.inspector.open()', () => reader.page.evaluate('Ilots.inspector.open()'))
    await reader.press('ArrowRight', 'Tab', 'Escape')
  },
  async 'old-globals'(reader) {
    await reader.open('/anciens/ateliers', 'main .page')
    await reader.press(
      'Tab',
      'Enter',
      'Escape',
      'Tab',
      'Tab',
      'Enter',
      'Escape',
      'Tab',
      'Tab',
      'Escape',
      'Tab',
    )
    await reader.type('br')
    await reader.press('ArrowDown', 'Enter')
  },
}
