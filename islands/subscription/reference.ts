import { defineReference } from '../../src/define-reference'

export const reference = defineReference({
  name: 'subscription',
  purpose: 'une inscription que le visiteur confirme avant son envoi.',
  attributes: {},
  descriptions: {},
  markers: [],
})
