/** Buttons that `public/translation-cases.js` turns into calls. */
import type { Case } from '../../fixtures/cases/case'

const button = (name: string, label: string) =>
  `<p><button class="button is-quiet" type="button" data-translation-case="${name}">${label}</button>\
 <output data-translation-result="${name}"></output></p>`

const alone = (name: string, title: string, note: string): Case => ({
  name,
  title,
  note,
  html: button(name, title),
})

/** What these pages add to the site's own scripts. */
export const script = '/assets/site/translation-cases.js'

export const cases: readonly Case[] = [
  alone(
    'fond',
    'Ilots.t, en arrière-plan',
    'Le français d’abord ; la traduction du site dès qu’elle est là.',
  ),
  alone('globale', 'vitreaTraduire, tout de suite', 'L’ancien appel rend la traduction sans attendre.'),
  alone('inconnues', 'Des expressions inconnues', 'Le serveur les apprend, ensemble, chacune une fois.'),
  alone(
    'alerte',
    'Une alerte dont le texte est une fonction',
    'Son texte et son bouton changent quand la table arrive.',
  ),
  alone(
    'dialogue',
    'Un dialogue dont les textes sont remplacés',
    'Ses boutons changent quand la table arrive.',
  ),
]
