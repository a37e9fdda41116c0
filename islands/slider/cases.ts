import type { Case, Themed } from '../../fixtures/cases/case'
import { opinionSlider, opinions } from '../../fixtures/site/parts/slides'

const views = ['vue-alpes', 'vue-ocean', 'vue-foret', 'vue-vignes']
const images = views
  .map((name) => `<img src="/photos/${name}-900.svg" alt="" width="900" height="600">`)
  .join('')

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Des avis, un à la fois',
    note: 'Cinq secondes chacun. Le survol, le focus et le bouton les retiennent ; on peut les faire glisser.',
    html: opinionSlider(''),
  },
  {
    name: 'par-trois',
    title: 'Trois à la fois, sans boucle, sans défilement',
    html: opinionSlider('data-per-view="3" data-loop="false" data-autoplay="false"'),
  },
  {
    name: 'vertical',
    title: 'Vertical, toutes les deux secondes',
    html: opinionSlider('data-direction="vertical" data-interval="2000"'),
  },
  {
    name: 'enfants',
    title: 'Les enfants eux-mêmes',
    note: 'Sans data-role="slides".',
    html: `<div data-ilot="slider" role="group" aria-label="Vues" data-autoplay="false" class="views">\
${images}</div>`,
  },
  {
    name: 'un-seul',
    title: 'Un seul avis',
    note: 'Rien à faire défiler.',
    html: opinionSlider('', opinions.slice(0, 1)),
  },
  {
    name: 'refuse',
    title: 'Des valeurs refusées',
    html: opinionSlider('data-interval="vite" data-per-view="0" data-direction="oblique"'),
  },
]

export const themed: Themed = { name: 'simple' }
