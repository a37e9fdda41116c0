import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'search-placeholder',
  family: 'forms',
  purpose: words(
    'les textes qui s’écrivent dans le champ d’une recherche vide.',
    'the texts that write themselves in the field of an empty search.',
  ),
  html: `<form action="/recherche" data-ilot="mini-search" data-placeholders='["Un pare-brise…","Un atelier…"]'>
  <input type="search" name="q" aria-label="Rechercher">
  <button>Rechercher</button>
</form>`,
  attributes,
  descriptions: {
    placeholders: words('les textes, en JSON.', 'the texts, as JSON.'),
  },
  examples: { placeholders: '["Un pare-brise…","Un atelier…"]' },
  parts: {},
  events: {},
  calls: [],
  withoutScript: words('Le `placeholder` de la page.', 'The page’s own `placeholder`.'),
  keyboard: {},
  accessibility: [
    words(
      'Le premier texte, sans mouvement, sous `prefers-reduced-motion` ; s’arrête dès que le champ a du texte ou que l’onglet est caché.',
      'The first text, without movement, under `prefers-reduced-motion`; stops as soon as the field has text or the tab is hidden.',
    ),
  ],
})
