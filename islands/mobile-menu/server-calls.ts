/** What the reference says of the calls; never in the bundle. */
import { type Call, describeShape, toEndpoint } from '../../src/island/describe-call'
import { words } from '../../src/island/words'
import { block, page, readMenu } from './replies'

export const serverCalls: readonly Call[] = [
  toEndpoint('menu', {
    name: 'menu',
    method: 'POST',
    text: words(
      'à la première ouverture ; la réponse est gardée une heure pour la session. Jamais avec `data-source`.',
      'when it is first opened; the answer is kept for an hour of the session. Never with `data-source`.',
    ),
    sent: { configmenu: { meaning: words('`data-configmenu`.', '`data-configmenu`.'), sample: 'principal' } },
    reply: {
      type: 'json',
      of: 'list',
      objects: [
        describeShape(
          block,
          {
            type: words('ce qu’est le bloc.', 'what the block is.'),
            data: words(
              'de `menu`, ses pages ; de `clone`, le sélecteur de ce qui est copié de la page ; `spacer` n’en a pas.',
              'of `menu` its pages; of `clone` the selector of what is copied from the page; `spacer` has none.',
            ),
          },
          { lists: { data: 'page' } },
        ),
        describeShape(
          page,
          {
            id_page: words(
              'le numéro de la page, texte ou nombre : `idpage` et `filariane` du `body` la désignent.',
              'the page’s id, as a text or a number: `idpage` and `filariane` of the `body` name it.',
            ),
            nom_page: words(
              'son titre ; sans lui, ni dans `menu_param`, un avertissement.',
              'its title; without it, and without one in `menu_param`, a warning.',
            ),
            lien: words(
              'son adresse ; vide, la page n’est qu’un titre.',
              'its address; empty, the page is a title only.',
            ),
            enfant: words('ses pages filles, comme elle.', 'the pages below it, likewise.'),
            menu_param: words(
              '`nom_page`, un autre titre ; et le champ que `data-subtitle` nomme, montré dessous.',
              '`nom_page`, another title; and the field that `data-subtitle` names, which is shown below.',
            ),
            class_theme_style: words('des classes pour son lien.', 'classes for its link.'),
          },
          { lists: { enfant: 'page' } },
        ),
      ],
      sample: [
        {
          type: 'menu',
          data: [
            { id_page: 1, nom_page: 'Accueil', lien: '/', enfant: [], menu_param: {}, class_theme_style: '' },
            {
              id_page: 2,
              nom_page: 'Services',
              lien: '/services',
              enfant: [{ id_page: 3, nom_page: 'Pare-brise', lien: '/services/pare-brise' }],
              menu_param: { sous_titre: 'Pose et réparation' },
              class_theme_style: '',
            },
          ],
        },
        { type: 'spacer' },
        { type: 'clone', data: '#coordonnees' },
      ],
      read: readMenu,
    },
    refusal: words(
      'vide : rien ne s’ouvre, le bouton mène à son adresse. Une panne : un message, avec « Réessayer ».',
      'empty: nothing opens, the button leads to its address. A failure: a message, with “Try again”.',
    ),
  }),
]
