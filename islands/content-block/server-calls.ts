/** What the reference says of the calls; never in the bundle. */
import type { Call } from '../../src/island/describe-call'
import { words } from '../../src/island/words'
import { replacement } from '../../src/server/replaced'

export const serverCalls: readonly Call[] = [
  {
    name: 'block',
    endpoint: 'block',
    method: 'POST',
    path: '{url}&referer=…&identload={block}_refresh{n}',
    text: words(
      'pour une page, un tri, un nombre par page ou un filtre : ce qui a changé est dans le corps, le reste dans l’adresse. Le HTML rendu remplace le bloc.',
      'for a page, an order, a number per page or a filter: what has changed is in the body, the rest in the address. The HTML of the answer replaces the block.',
    ),
    sent: {
      referer: {
        meaning: words(
          '`referer` du commentaire, dans l’adresse.',
          '`referer` of the comment, in the address.',
        ),
        sample: '/actualites',
      },
      identload: {
        meaning: words(
          'l’`id` du bloc et un numéro, dans l’adresse.',
          'the block’s `id` and a number, in the address.',
        ),
        sample: 'actualites_refresh1',
      },
      recherche: {
        meaning: words(
          '`search` du commentaire, dans l’adresse.',
          '`search` of the comment, in the address.',
        ),
        sample: 'vitrage',
        isOptional: true,
      },
    },
    inAddress: ['referer', 'identload', 'recherche'],
    others: words(
      'dans le corps, `{data-param}={data-num}` d’un lien, ou tout le formulaire de filtres ; dans l’adresse, les champs du formulaire autour du bloc.',
      'in the body, `{data-param}={data-num}` of a link, or the whole filter form; in the address, the fields of the form around the block.',
    ),
    reply: {
      type: 'html',
      what: words(
        'le bloc entier, avec son `id` et son commentaire, ou seulement son contenu.',
        'the whole block with its `id` and its comment, or its content alone.',
      ),
      parts: {
        '[data-role="items"]': words(
          'la liste : ses éléments sont comptés et annoncés.',
          'the list: its items are counted and announced.',
        ),
      },
      sample: `<section id="actualites"><!-- bloc {"url":"/blocs/actualites?id=7","referer":"/actualites","search":""} -->
  <ul data-role="items"><li>Un atelier ouvre à Nantes</li></ul>
  <a href="?page=1" data-param="page" data-num="1">Page 1</a>
</section>`,
      read: replacement,
    },
    refusal: words(
      'le bloc reste ; un message à côté du lien le dit, avec « Réessayer » et le lien à suivre.',
      'the block stays; a message beside the link says so, with “Try again” and the link to follow.',
    ),
  },
  {
    name: 'more',
    method: 'POST',
    path: '{href}&paginate=auto',
    text: words(
      'pour « voir plus », au clic ou en vue ; les éléments rendus s’ajoutent à la liste.',
      'for “load more”, on a click or in view; the items of the answer are added to the list.',
    ),
    sent: {
      paginate: {
        meaning: words('toujours `auto`, dans l’adresse.', 'always `auto`, in the address.'),
        sample: 'auto',
      },
    },
    inAddress: ['paginate'],
    reply: {
      type: 'html',
      what: words(
        'un bloc entier : seuls ses éléments et son bouton sont pris.',
        'a whole block: only its items and its button are taken.',
      ),
      parts: {
        '[data-role="items"]': words(
          'autour des éléments à ajouter ; sans lui, un avertissement.',
          'around the items to add; without it, a warning.',
        ),
        'a[data-role="load-more"]': words(
          'le bouton suivant ; sans lui, il n’y a plus rien.',
          'the next button; without it, there is no more.',
        ),
      },
      sample: `<ul data-role="items"><li>Quinze ans à Brest</li></ul>
<a href="/actualites?page=3" data-role="load-more">Voir plus</a>`,
      read: replacement,
    },
    refusal: words(
      'la liste reste ; un message à côté du bouton le dit, avec « Réessayer ».',
      'the list stays; a message beside the button says so, with “Try again”.',
    ),
  },
]
