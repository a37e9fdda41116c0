import { defineReference } from '../../src/island/define-reference'
import { attributes } from './attributes'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'slideshow',
  family: 'content',
  html: `<div data-ilot="slideshow" data-slides='[{"src":"/photos/1.jpg","caption":"La \
pose"},{"src":"/photos/2.jpg"}]'>
  <img src="/photos/1.jpg" alt="La pose">
</div>`,
  attributes,
  partSchemas: parts,
  calls: [],
})
