import { defineReference } from '../../src/island/define-reference'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'footer-menu',
  family: 'navigation',
  html: `<nav data-ilot="footer-menu" aria-label="Pied de page">
  <h2 data-role="toggle">L’entreprise</h2>
  <ul><li><a href="/recrutement">Nous rejoindre</a></li></ul>
</nav>`,
  attributes: {},
  partSchemas: parts,
  calls: [],
})
