import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'bot-check',
  purpose:
    'une vérification anti-robot dans un formulaire ; avec data-consent, le premier bouton de l’élément donne l’accord du visiteur.',
  attributes,
  descriptions: {
    version: '2 (une case à cocher) ou 3 (au moment de l’envoi) ; celle de recaptcha.version sinon.',
    sitekey: 'la clé du site ; celle de recaptcha.siteKey sinon.',
    field: 'le nom du champ qui reçoit le jeton.',
    consent: 'le fournisseur n’est appelé qu’avec l’accord du visiteur.',
  },
  markers: [],
})
