import { defineReference } from '../../src/island/define-reference'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

const { folded, ...sections } = texts

export const reference = defineReference({
  ...sections,
  name: 'map-switch',
  family: 'content',
  html: `<div data-ilot="map-switch">
  <button type="button" data-mode="liste" aria-pressed="true">Liste</button>
  <button type="button" data-mode="carte">Carte</button>
  <div data-panel="liste">Brest, Rennes</div>
  <div data-panel="carte">…</div>
</div>`,
  attributes: {},
  partSchemas: parts,
  chapters: [
    {
      id: 'avant-le-code',
      title: folded.title,
      blocks: [
        folded.text,
        {
          css: `@media (scripting: enabled) {
  [data-ilot="map-switch"]:not([data-ilot-mounted]) > .is-later {
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    animation: show-later 0s 10s forwards;
  }
}
@keyframes show-later {
  to { block-size: auto; overflow: visible; visibility: visible; }
}`,
        },
      ],
    },
  ],
  calls: [],
})
