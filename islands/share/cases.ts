import type { Case } from '../../fixtures/cases/case'

const NETWORK = '/partage/facebook?u={{share_url}}'
const plain = (address: string) => `/partage/facebook?u=${encodeURIComponent(address)}`
const link = (attributes: string, text: string): string =>
  `<p><a class="button is-quiet" ${attributes}>${text}</a></p>`

export const cases: readonly Case[] = [
  {
    name: 'lien',
    title: 'Un lien',
    note: 'Une fenêtre de 700 × 500, au milieu. Sans script, le lien mène au même endroit.',
    html: link(`data-share="${NETWORK}" href="${plain('/ilots/share/lien')}"`, 'Partager cette page'),
  },
  {
    name: 'bouton',
    title: 'Un bouton',
    html: `<p><button class="button is-quiet" type="button" data-share="${NETWORK}">Partager cette page</button></p>`,
  },
  {
    name: 'span',
    title: 'Un élément quelconque',
    note: 'Il devient un bouton, au clavier aussi.',
    html: `<p><span class="button is-quiet" data-share="${NETWORK}">Partager cette page</span></p>`,
  },
  {
    name: 'adresse-encodee',
    title: 'Une adresse en base64',
    note: 'Accents et esperluettes compris, encodés une fois.',
    html: link(
      `data-share="${NETWORK}" \
data-url-b64="aHR0cHM6Ly92aXRyZWEuZXhhbXBsZS9zZXJ2aWNlcy9wYXJlLWJyaXNlP3ZpbGxlPU9ybMOpYW5zJsOpdMOpPTE=" \
href="${plain('https://vitrea.example/services/pare-brise?ville=Orléans&été=1')}"`,
      'Partager ce service',
    ),
  },
  {
    name: 'alphabet-url',
    title: 'Le base64 des adresses, sans bourrage, sans data-',
    html: link(
      `data-share="${NETWORK}" url-b64="aHR0cHM6Ly92aXRyZWEuZXhhbXBsZS9yw6lwYXJlcj9hPX5-fiZiPT4-Pj8" \
href="${plain('https://vitrea.example/réparer?a=~~~&b=>>>?')}"`,
      'Partager cette réparation',
    ),
  },
  {
    name: 'illisible',
    title: 'Un base64 illisible',
    note: 'La console le dit ; la page elle-même est partagée.',
    html: link(
      `data-share="${NETWORK}" data-url-b64="https://vitrea.example/" href="${plain('/ilots/share/illisible')}"`,
      'Partager quand même',
    ),
  },
  {
    name: 'courriel',
    title: 'Un courriel',
    note: 'Pas de fenêtre vide : le programme de messagerie s’ouvre.',
    html: link(
      'data-share="mailto:?subject=Vitr%C3%A9a&amp;body={{share_url}}" href="mailto:?subject=Vitr%C3%A9a"',
      'Envoyer par courriel',
    ),
  },
  {
    name: 'refuse',
    title: 'Une adresse refusée',
    note: 'La console le dit ; le lien reste un lien.',
    html: link(
      `data-share="javascript:document.title='piégé'//{{share_url}}" href="${plain('/ilots/share/refuse')}"`,
      'Une adresse refusée',
    ),
  },
  {
    name: 'dans-un-bloc',
    title: 'Dans un bloc cliquable',
    note: 'Partager ne fait pas quitter la page.',
    html: `<div class="tile" data-goto-url="/ilots/cible?bloc=partage"><p>Réparer un impact</p>\
<div data-ilot="share-toolbox"><span class="button is-quiet is-small" data-share="${NETWORK}">Partager</span>\
</div></div>`,
  },
]
