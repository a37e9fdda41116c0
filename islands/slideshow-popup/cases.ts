import type { Case } from '../../fixtures/cases/case'

const link = (page: string, text: string): string =>
  `<p><a class="button is-quiet" data-ilot="slideshow-popup" data-page="${page}" \
href="/plateforme/clients/utils/modules/${page}">${text}</a></p>`

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Un diaporama dans sa fenêtre',
    note: 'Une fenêtre de 400 × 350, au milieu.',
    html: link('diaporama.php?vues=ateliers', 'Nos ateliers en images'),
  },
  {
    name: 'bouton',
    title: 'Un bouton',
    html: `<p><button class="button" type="button" data-ilot="slideshow-popup" data-page="diaporama.php">\
Voir le diaporama</button></p>`,
  },
  {
    name: 'refuse',
    title: 'Une page d’un autre dossier',
    note: 'Refusée : le lien reste celui de la page.',
    html: link('../../../backoffice', 'Nos ateliers en images'),
  },
]
