import { text } from '../../src/island/attributes'
import { defineReference } from '../../src/island/define-reference'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'analytics',
  family: 'measure',
  html: `<a href="tel:+33199001110" data-analytics-category="Contact" data-analytics-label="Téléphone">\
01 99 00 11 10</a>`,
  script: `Ilots.consent(true)
Ilots.track('Devis', 'Envoyé', '1')`,
  attributes: { analyticsCategory: text(), analyticsLabel: text(), analyticsValue: text() },
  calls: [],
})
