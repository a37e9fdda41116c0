import { text } from '../../src/island/attributes'
import { defineReference, words } from '../../src/island/define-reference'

export const reference = defineReference({
  name: 'analytics',
  family: 'measure',
  purpose: words(
    'un clic, ou Entrée, est un événement de mesure d’audience.',
    'a click, or Enter, is an analytics event.',
  ),
  html: `<a href="tel:+33199001110" data-analytics-category="Contact" data-analytics-label="Téléphone">01 99 00 11 10</a>`,
  script: `Ilots.consent(true)
Ilots.track('Devis', 'Envoyé', '1')`,
  attributes: { analyticsCategory: text(), analyticsLabel: text(), analyticsValue: text() },
  descriptions: {
    analyticsCategory: words('la catégorie de l’événement.', 'the event’s category.'),
    analyticsLabel: words('son libellé.', 'its label.'),
    analyticsValue: words('sa valeur.', 'its value.'),
  },
  examples: { analyticsCategory: 'Contact', analyticsLabel: 'Téléphone', analyticsValue: '1' },
  parts: {},
  events: {},
  calls: [],
  globals: {
    'Ilots.track(category, label, value)': words(
      'le même événement, par un script.',
      'the same event, from a script.',
    ),
    'Ilots.consent(given)': words(
      'le visiteur a donné ou repris son accord.',
      'the visitor has given or withdrawn consent.',
    ),
    '{product}Track(category, label, value)': words(
      'l’ancien nom de `Ilots.track`.',
      'the old name of `Ilots.track`.',
    ),
  },
  withoutScript: words(
    'Rien n’est mesuré ; le lien mène où il mène.',
    'Nothing is measured; the link leads where it leads.',
  ),
  keyboard: { 'Entrée / Enter': words('comme un clic.', 'like a click.') },
  accessibility: [
    words(
      'Ni texte ni focus ne changent. Rien ne part sans accord : voir [le consentement](ref:consent).',
      'Neither text nor focus changes. Nothing leaves without consent: see [consent](ref:consent).',
    ),
  ],
})
