import { defineReference, words } from '../../src/island/define-reference'
import { serverCalls } from './server-calls'

export const reference = defineReference({
  name: 'translations',
  family: 'measure',
  purpose: words(
    'les textes du site dans sa langue, demandés une fois et appris par le serveur.',
    'the site’s texts in its language, asked for once and learnt by the server.',
  ),
  html: `<p id="promesse"></p>`,
  script: `await Ilots.ready()
document.querySelector('#promesse').textContent = Ilots.t('Prêt en {heures} h', { heures: 2 })`,
  attributes: {},
  descriptions: {},
  examples: {},
  parts: {},
  events: {},
  calls: serverCalls,
  globals: {
    'Ilots.t(text, params)': words(
      'le texte traduit ; le texte lui-même jusqu’à ce que la table soit là.',
      'the text in translation; the text itself until the table is here.',
    ),
    '{product}Traduire(expression, options)': words(
      'l’ancien nom : synchrone, à la première demande.',
      'the old name: synchronous, at the first request.',
    ),
  },
  withoutScript: words('Les textes que le serveur a écrits.', 'The texts that the server has written.'),
  keyboard: {},
  accessibility: [
    words(
      'Ce que disent les îlots change de langue avec la table, ce qui est déjà montré aussi.',
      'What the islands say changes its language with the table, what is already shown, too.',
    ),
  ],
})
