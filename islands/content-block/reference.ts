import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import { serverCalls } from './server-calls'

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
  partSchemas: parts,
  parts: {
    comment: words(
      'le premier commentaire d’un élément à `id` : `url`, `referer`, `search`. Dans un contenu de rédacteur (`content` de la configuration) il ne compte pas.',
      'the first comment in an element with an `id`: `url`, `referer`, `search`. In what editors write (`content` of the configuration) it does not count.',
    ),
    link: {
      text: words('un lien de page.', 'a page link.'),
      attributes: {
        param: words('ce qui change, tel que le serveur le nomme.', 'what changes, as the server names it.'),
        num: words('le numéro de la page.', 'the page’s number.'),
        value: words('la taille ou le tri.', 'the size or the sort.'),
      },
    },
    control: {
      text: words('un lien de taille ou de tri.', 'a size or sort link.'),
      attributes: {
        param: words('ce qui change, tel que le serveur le nomme.', 'what changes, as the server names it.'),
        value: words('la taille ou le tri.', 'the size or the sort.'),
      },
    },
    list: {
      text: words(
        'une liste de taille ou de tri, qui agit au changement.',
        'a size or sort list, which acts on change.',
      ),
      attributes: {
        param: words('ce qui change, tel que le serveur le nomme.', 'what changes, as the server names it.'),
      },
    },
    filters: words('les filtres, à leur envoi.', 'the filters, when they are submitted.'),
    more: {
      text: words(
        'la suite : `data-direction` (`next`, `prev`), `data-load` (`click`, `auto`, `click-auto`), `data-load-stop`. Sans clic, elle ne va qu’au chemin de la page, à celui de l’adresse du bloc, ou d’un bouton venu d’une réponse.',
        'more: `data-direction` (`next`, `prev`), `data-load` (`click`, `auto`, `click-auto`), `data-load-stop`. Without a click it goes to the path of the page, of the block’s address, or of a button that an answer brought only.',
      ),
      attributes: {
        href: words('l’adresse de la suite.', 'the address of what comes next.'),
        direction: words(
          'où elle s’ajoute : à la fin ou au début.',
          'where it is added: at the end or at the start.',
        ),
        load: words(
          'au clic, d’elle-même, ou d’elle-même après un premier clic.',
          'on a click, by itself, or by itself after a first click.',
        ),
        loadStop: words(
          'combien de fois elle vient d’elle-même avant d’attendre un clic.',
          'how often it comes by itself before it waits for a click.',
        ),
      },
    },
    items: words('où la suite s’ajoute.', 'where more is added.'),
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
  calls: serverCalls,
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
