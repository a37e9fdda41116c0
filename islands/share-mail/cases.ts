import type { Case } from '../../fixtures/cases/case'

const link = (attributes: string, text: string): string =>
  `<p><a class="button is-quiet" data-ilot="share-mail" ${attributes}>${text}</a></p>`

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Le formulaire du site',
    note: 'Un cadre de 850 × 480 ; plein écran en dessous de 768 px.',
    html: link('href="/pop-ups/courriel?u=%2Fservices"', 'Envoyer par courriel'),
  },
  {
    name: 'programme',
    title: 'Un lien mailto:',
    note: 'Il ne tient pas dans un cadre : il reste le lien qu’il est, et la console le dit.',
    html: link('href="mailto:?subject=Vitr%C3%A9a"', 'Ouvrir ma messagerie'),
  },
  {
    name: 'lent',
    title: 'Un formulaire lent',
    html: link('href="/pop-ups/courriel?fault=slow"', 'Envoyer par courriel, lentement'),
  },
]
