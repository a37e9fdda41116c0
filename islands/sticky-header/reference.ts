import { defineReference } from '../../src/define-reference'

export const reference = defineReference({
  name: 'sticky-header',
  purpose: 'un en-tête qui reçoit la classe is-sticky quand la page a défilé.',
  attributes: {},
  descriptions: {},
  markers: [],
})
