import { defineReference } from '../../src/island/define-reference'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'subscription',
  family: 'forms',
  html: `<form method="post" action="/lettre" data-ilot="subscription">
  <label>Courriel <input type="email" name="courriel" required></label>
  <button>S’inscrire</button>
</form>`,
  attributes: {},
  calls: [],
})
