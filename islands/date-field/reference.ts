import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'date-field',
  purpose:
    'un champ de date (classes {product}date, {product}datenormal, {product}datetime) : masque, calendrier, et la forme enregistrée à l’envoi ; min et max bornent les jours.',
  attributes,
  descriptions: {
    picker: 'off : pas de calendrier.',
    mask: 'off : saisie libre ; la date est mise en forme quand le visiteur quitte le champ.',
    format: 'ce qui est montré.',
    sendFormat: 'ce qui est enregistré et envoyé.',
    yearRange: 'les années du calendrier ; avec un signe, comptées depuis l’année en cours.',
  },
  markers: [],
})
