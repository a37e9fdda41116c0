import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'squeezebox',
  purpose: 'un lien qui s’ouvre dans une modale.',
  attributes,
  descriptions: { rel: "les options : {handler:'iframe',size:{x:800,y:500}}." },
  markers: [],
})
