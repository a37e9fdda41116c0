import { defineReference } from '../../src/island/define-reference'
import { OVERLAY_ACCESSIBILITY, OVERLAY_EVENTS, OVERLAY_KEYS } from '../../src/island/shared-reference'
import { attributes } from './context'
import texts from './reference.json' with { type: 'json' }

const { folded, ...sections } = texts

export const reference = defineReference({
  ...sections,
  name: 'wide-table',
  family: 'content',
  html: `<table data-ilot="wide-table">
  <thead><tr><th>Atelier</th><th>Lundi</th><th>Mardi</th><th>Mercredi</th></tr></thead>
  <tbody><tr><td>Brest</td><td>8 h</td><td>8 h</td><td>9 h</td></tr></tbody>
</table>`,
  attributes,
  chapters: [
    {
      id: 'avant-le-code',
      title: folded.title,
      blocks: [
        folded.text,
        {
          css: `@media screen and (scripting: enabled) {
  [data-ilot~="wide-table"]:not([data-ilot-mounted~="wide-table"]) {
    margin-block-end: calc(1rem + 44px + 0.75em);
    > * > tr > :nth-child(n + 8) { animation: fold-column 10s; }
    @media (width < 1200px) { > * > tr > :nth-child(n + 7) { animation: fold-column 10s; } }
    @media (width < 1024px) { > * > tr > :nth-child(n + 6) { animation: fold-column 10s; } }
    @media (width < 992px) { > * > tr > :nth-child(n + 5) { animation: fold-column 10s; } }
    @media (width < 767px) { > * > tr > :nth-child(n + 4) { animation: fold-column 10s; } }
    @media (width < 576px) { > * > tr > :nth-child(n + 3) { animation: fold-column 10s; } }
  }
}
@keyframes fold-column {
  from, to { position: absolute; inset-block-start: 0; inset-inline-start: 0; visibility: hidden; }
}`,
        },
      ],
    },
  ],
  events: OVERLAY_EVENTS,
  calls: [],
  keyboard: OVERLAY_KEYS,
  accessibility: [...OVERLAY_ACCESSIBILITY, ...sections.accessibility],
})
