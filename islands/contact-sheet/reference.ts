import { defineReference } from '../../src/island/define-reference'
import { OVERLAY_EVENTS } from '../../src/island/shared-reference'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }
import { serverCalls } from './server-calls'

export const reference = defineReference({
  ...texts,
  name: 'contact-sheet',
  family: 'content',
  html: `<div data-ilot="contact-sheet">
  <a data-role="medium" href="/photos/1-grande.jpg"><img src="/photos/1.jpg" alt="Le pare-brise posé"></a>
  <p data-role="caption">Le pare-brise posé</p>
  <a href="/photos/2-grande.jpg" data-medium="/photos/2.jpg" data-large="/photos/2-grande.jpg" \
data-caption="L’atelier">
    <img src="/photos/2-vignette.jpg" alt="L’atelier"></a>
</div>`,
  attributes: {},
  partSchemas: parts,
  events: OVERLAY_EVENTS,
  calls: serverCalls,
})
