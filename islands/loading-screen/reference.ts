import { defineReference } from '../../src/island/define-reference'
import texts from './reference.json' with { type: 'json' }
import { attributes } from './settings'

const { firstPaint, ...sections } = texts

export const reference = defineReference({
  ...sections,
  name: 'loading-screen',
  family: 'overlays',
  html: `<div data-ilot="loading-screen" data-show-logo></div>`,
  script: `Ilots.loading.show({ txt_loading: 'ENVOI' })
Ilots.loading.progress(3, 12)
Ilots.loading.hide()`,
  attributes,
  chapters: [
    {
      id: 'premiere-image',
      title: firstPaint.title,
      blocks: [
        firstPaint.text,
        {
          css: `.my-loading {
  position: fixed;
  inset: 0;
  z-index: 30;
  background: #fff;
  animation: my-loading-over 0s 6s forwards;
}
@keyframes my-loading-over {
  to {
    visibility: hidden;
  }
}
@media (scripting: none) {
  .my-loading {
    display: none;
  }
}`,
        },
      ],
    },
  ],
  calls: [],
})
