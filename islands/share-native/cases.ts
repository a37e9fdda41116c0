import type { Case, Themed } from '../../fixtures/cases/case'

export const cases: readonly Case[] = [
  {
    name: 'lien',
    title: 'Titre, texte et adresse',
    note: 'Là où l’appareil ne partage pas, le lien est copié.',
    html: `<p><a class="button is-quiet" data-ilot="share-native" data-title="Réparer un impact" \
data-text="Trente minutes, sans rendez-vous." data-url="/services/pare-brise/reparer-un-impact" \
href="/partager?u=%2Fservices%2Fpare-brise%2Freparer-un-impact">Partager ce service</a></p>`,
  },
  {
    name: 'page',
    title: 'Sans rien : la page',
    html: '<p><a class="button is-quiet" data-ilot="share-native" href="/partager">Partager la page</a></p>',
  },
  {
    name: 'refuse',
    title: 'Une adresse refusée',
    html: `<p><a class="button is-quiet" data-ilot="share-native" data-url="javascript:alert(1)" \
href="/partager">Une adresse refusée</a></p>`,
  },
]

export const themed: Themed = { name: 'lien', press: '[data-ilot~="share-native"]' }
