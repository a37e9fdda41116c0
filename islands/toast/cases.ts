/** Buttons that `public/toast-cases.js` turns into calls. */
import type { Case, Themed } from '../../fixtures/cases/case'

const list: readonly (readonly [name: string, title: string, note?: string])[] = [
  ['simple', 'Un message', 'Il part après cinq secondes ; le survol et le focus le retiennent.'],
  ['long', 'Un long message'],
  ['court', 'Une seconde'],
  ['reste', 'Il reste', 'Le bouton ou Échap le ferme.'],
  ['plusieurs', 'Trois messages'],
  ['balises', 'Un texte avec des balises', 'Un texte reste du texte.'],
  ['element', 'Un élément'],
  ['modele', 'Un template', 'Copié : il peut resservir.'],
  ['dialogue', 'Par-dessus un dialogue'],
  ['dialogue-ensuite', 'Un dialogue s’ouvre ensuite'],
  ['refuses', 'Des valeurs refusées', 'La console dit ce qui était attendu.'],
]

const template = `<template id="modele-message"><p><strong>Devis enregistré.</strong> \
<a href="/contact/demander-un-devis">Le relire</a></p></template>`

/** What these pages add to the site's own scripts. */
export const script = '/assets/site/toast-cases.js'

export const cases: readonly Case[] = list.map(([name, title, note]) => ({
  name,
  title,
  ...(note ? { note } : {}),
  html: `<p><button class="button" type="button" data-toast-case="${name}">${title}</button>\
</p>${name === 'modele' ? template : ''}`,
}))

export const themed: Themed = { name: 'reste', press: '[data-toast-case="reste"]' }
