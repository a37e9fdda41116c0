import type { Journeys } from './journey'

export const forms: Journeys = {
  async autocomplete(reader) {
    await reader.open('/ilots/autocomplete/ville')
    await reader.press('Tab')
    await reader.type('bre')
    await reader.press('ArrowDown', 'Enter', 'Tab')
  },
  async booking(reader) {
    await reader.open('/contact/prendre-rendez-vous', 'main form')
    await reader.press('Tab')
    await reader.type('ab 123 cd')
    await reader.press('Tab', 'Enter')
    await reader.read('Lire l’étape', 'main form')
    await reader.act('Aller au champ du code postal', () =>
      reader.page.getByLabel('ou votre code postal').focus(),
    )
    await reader.type('44000')
    await reader.read('Lire l’étape', 'main form')
    const { page } = reader
    await reader.act('Aller à l’atelier de Nantes', () =>
      page.getByRole('radio', { name: /^Nantes/ }).focus(),
    )
    await reader.press('Enter')
    await reader.read('Lire l’étape', 'main form')
    await reader.act('Aller à « À domicile »', () => page.getByRole('radio', { name: /^À domicile/ }).focus())
    await reader.press('Enter')
    await reader.read('Lire l’étape', 'main form')
    const submit = page.getByRole('button', { name: 'Confirmer le rendez-vous' })
    await reader.act('Aller au bouton', () => submit.focus())
    await reader.press('Enter')
    await reader.read('Lire ce qui manque', 'main form')
    const slot = page.getByRole('radio', { name: /^mardi 10 h/ })
    // The server offers next week, whenever that is.
    await slot.evaluate((radio) => radio.setAttribute('data-label', 'mardi 1er décembre à 10 h'))
    await reader.act('Aller à un créneau', () => slot.focus())
    await reader.press('Space')
    await reader.act('Aller au nom', () => page.getByLabel('Votre nom').focus())
    await reader.type('Anne Le Bris')
    await reader.press('Tab')
    await reader.type('01 99 00 11 12')
    await reader.act('Aller au bouton', () => submit.focus())
    await reader.press('Enter')
    await reader.read('Lire la confirmation', 'main')
  },
  async 'bot-check'(reader) {
    await reader.open('/ilots/bot-check/case-a-cocher')
    await reader.press('Tab', 'Tab', 'Tab', 'Space')
  },
  async 'date-field'(reader) {
    await reader.open('/ilots/date-field/date')
    await reader.press('Tab', 'Tab', 'Enter', 'ArrowRight', 'PageDown', 'Enter')
  },
  async 'element-form'(reader) {
    await reader.open('/ilots/element-form/modifier')
    await reader.press('Tab')
    await reader.page.keyboard.press('End')
    await reader.type(' confirmé')
    await reader.times(5, 'Tab')
    await reader.press('Enter')
  },
  async form(reader) {
    await reader.open('/ilots/form/contact')
    await reader.press('Tab', 'Enter', 'Enter')
    await reader.type('Camille')
    await reader.press('Tab')
  },
  async 'form-block'(reader) {
    await reader.open('/ilots/form-block/apres-confirmation')
    await reader.press('Tab', 'Enter', 'Enter', 'Enter')
  },
  async mask(reader) {
    await reader.open('/ilots/mask/telephone')
    await reader.press('Tab')
  },
  async 'mini-search'(reader) {
    await reader.open('/ilots/mini-search/glisse')
    await reader.press('Tab', 'Enter')
    await reader.type('brest')
    await reader.press('ArrowDown', 'ArrowDown', 'Escape')
  },
  async 'my-elements'(reader) {
    await reader.open('/ilots/my-elements/simple')
    await reader.press('Tab', 'Tab', 'Tab', 'Enter', 'Enter')
  },
  async rating(reader) {
    await reader.open('/ilots/rating/boutons-radio')
    await reader.press('Tab', 'ArrowRight', 'Tab', 'Enter')
  },
  async 'search-placeholder'(reader) {
    await reader.open('/ilots/search-placeholder/exemples')
    await reader.press('Tab')
    await reader.wait(5)
    await reader.type('b')
  },
  async subscription(reader) {
    await reader.open('/ilots/subscription/inscription')
    await reader.press('Tab')
    await reader.type('camille@exemple.fr')
    await reader.press('Enter', 'Enter')
  },
}
