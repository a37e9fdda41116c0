import type { Case } from '../../fixtures/cases/case'
import type { MyElement } from '../../fixtures/platform/my-elements'
import { myElementsBlock, myElementsList } from '../../fixtures/site/parts/my-elements'

/** The first elements of each session's list for trying: their ids come after those of the site's own offers. */
const elements: readonly MyElement[] = [
  {
    id: 4,
    title: 'Technicien vitrage automobile',
    agency: 'Nantes',
    contract: 'CDI',
    text: '',
    isActive: true,
    file: '',
  },
  {
    id: 5,
    title: 'Apprenti en réparation d’impacts',
    agency: 'Lyon Gerland',
    contract: 'Apprentissage',
    text: '',
    isActive: false,
    file: '',
  },
  {
    id: 6,
    title: 'Responsable d’accueil',
    agency: 'Bordeaux Bastide',
    contract: 'CDI',
    text: '',
    isActive: true,
    file: '',
  },
]

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Une liste dans un bloc',
    note: `Publier, supprimer, modifier, créer. Après chaque changement, le bloc est rafraîchi. Avec ?fault= \
sur cette page, les appels échouent : un dialogue le dit, la liste reste.`,
    html: myElementsBlock(elements, 'essai'),
  },
  {
    name: 'sans-bloc',
    title: 'Une liste sans bloc autour',
    note: 'Supprimer recharge la page.',
    html: myElementsList(elements, 'essai'),
  },
  {
    name: 'sans-element',
    title: 'Une ligne qui ne dit pas quel élément elle montre',
    note: 'La console dit ce qui manque.',
    html: `<table class="table" data-ilot="my-elements"><tbody><tr><th scope="row">Offre</th><td>\
<a data-action="activate" href="/mes-offres">Publier</a></td></tr></tbody></table>`,
  },
]
