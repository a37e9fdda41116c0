import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './context'

export const reference = defineReference({
  name: 'content-block',
  family: 'content',
  purpose: words(
    'un bloc que le serveur rafraîchit : pages, tri, filtres, suite.',
    'a block that the server refreshes: pages, sort, filters, more.',
  ),
  html: `<section id="actualites"><!-- bloc {"url":"/blocs/actualites?id=7"} -->
  <ul data-role="items"><li>Ouverture à Brest</li></ul>
  <a href="?page=2" data-param="page" data-num="2">Page 2</a>
</section>`,
  attributes,
  descriptions: {
    history: words('`off` : la barre d’adresse ne change pas.', '`off`: the address bar does not change.'),
  },
  examples: { history: 'off' },
  markers: ['data-param', 'data-num', 'data-value', 'data-direction', 'data-load', 'data-load-stop'],
  parts: {
    '<!-- bloc {…} -->': words(
      'le premier commentaire d’un élément à `id` : `url`, `referer`, `search`. Dans un contenu de rédacteur (`content` de la configuration) il ne compte pas.',
      'the first comment in an element with an `id`: `url`, `referer`, `search`. In what editors write (`content` of the configuration) it does not count.',
    ),
    'a[data-param][data-num]': words('un lien de page.', 'a page link.'),
    '[data-param][data-value]': words('un lien de taille ou de tri.', 'a size or sort link.'),
    'select[data-param]': words(
      'une liste de taille ou de tri, qui agit au changement.',
      'a size or sort list, which acts on change.',
    ),
    'form[data-role="filters"]': words('les filtres, à leur envoi.', 'the filters, when they are submitted.'),
    'a[data-role="load-more"]': words(
      'la suite : `data-direction` (`next`, `prev`), `data-load` (`click`, `auto`, `click-auto`), `data-load-stop`. Sans clic, elle ne va qu’au chemin de la page, à celui de l’adresse du bloc, ou d’un bouton venu d’une réponse.',
      'more: `data-direction` (`next`, `prev`), `data-load` (`click`, `auto`, `click-auto`), `data-load-stop`. Without a click it goes to the path of the page, of the block’s address, or of a button that an answer brought only.',
    ),
    '[data-role="items"]': words('où la suite s’ajoute.', 'where more is added.'),
  },
  events: {
    'ilots:block-refresh': words(
      'sur le bloc rafraîchi ; `detail.id`.',
      'on the refreshed block; `detail.id`.',
    ),
    'ilots:items-loaded': words(
      'sur le bloc, après une suite ; `detail.count`, `detail.direction`.',
      'on the block, after more has come; `detail.count`, `detail.direction`.',
    ),
  },
  calls: [
    {
      method: 'POST',
      path: '{url}&referer=…&identload={block}_refresh{n}',
      text: words(
        'ce qui a changé, ou tout le formulaire de filtres ; le HTML rendu remplace le bloc.',
        'what has changed, or the whole filter form; the HTML of the answer replaces the block.',
      ),
    },
    {
      method: 'POST',
      path: '{href}&paginate=auto',
      text: words('la suite ; ses éléments s’ajoutent à la liste.', 'more; its items are added to the list.'),
    },
  ],
  withoutScript: words(
    'Liens et filtres chargent la page qu’ils nomment.',
    'Links and filters load the page that they name.',
  ),
  keyboard: {
    'Entrée / Enter': words(
      'sur un lien : rafraîchit le bloc, le focus reste dans le bloc.',
      'on a link: refreshes the block, the focus stays in the block.',
    ),
  },
  accessibility: [
    words(
      'Le nombre de résultats, ou d’ajouts, est annoncé ; le focus retrouve le même contrôle.',
      'The number of results, or of additions, is announced; the focus finds the same control again.',
    ),
    words(
      'Un échec garde le contenu, le dit, et propose de réessayer. Le retour du navigateur revient à la page d’avant, à sa place.',
      'A failure keeps the content, says so, and offers to try again. The browser’s Back returns to the page before, at its place.',
    ),
  ],
})
