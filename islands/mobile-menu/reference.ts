import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './attributes'
import { parts } from './parts'
import { serverCalls } from './server-calls'

export const reference = defineReference({
  name: 'mobile-menu',
  family: 'navigation',
  purpose: words(
    'le menu mobile, un panneau qui entre par un bord.',
    'the mobile menu, a panel that comes in from an edge.',
  ),
  html: `<a id="fMenuMobileButton" href="/plan-du-site" data-position="right">Menu</a>`,
  script: `Ilots.navbar('horaires', () => document.querySelector('#horaires').cloneNode(true))`,
  attributes,
  descriptions: {
    style: words(
      'clair ou sombre, quelle que soit la page ; sans lui, le menu a les couleurs de la page et de son thème.',
      'light or dark, whatever the page; without it, the menu has the colours of the page and of its theme.',
    ),
    configmenu: words(
      'envoyé au serveur ; un autre est une autre entrée du cache.',
      'sent to the server; another one is another entry of the cache.',
    ),
    source: words(
      'sélecteur des listes de liens de la page (`ul`, `ol`, ou ce qui en contient) dont le menu est fait, à la place du serveur ; relu à chaque ouverture. `aria-current` y dit la page courante. Sans lien, le bouton mène à son adresse.',
      'selector of the page’s lists of links (`ul`, `ol`, or what holds some) that the menu is made of, in place of the server; read each time that it opens. `aria-current` in them says the current page. Without a link, the button leads to its address.',
    ),
    subtitle: words(
      'le champ de `menu_param` montré sous le titre.',
      'the field of `menu_param` shown under the title.',
    ),
    fullscreen: words('le menu prend tout l’écran.', 'the menu takes the whole screen.'),
    header: words(
      'les éléments de la barre du haut, en JSON : `type` et `value`, pour `clone` aussi `button` et `buttonclicked`. `variable` est un chemin dans la configuration, `identite` une de ses clés, `html` du HTML nettoyé, sans style, mot de passe ni formulaire vers un autre site, `clone` un sélecteur, `function` un nom donné par `Ilots.navbar` ou dans la liste `navbar` de la configuration ; tout autre nom est refusé. Un bouton dans un contenu (`contentIslands`) n’a que `variable` et `identite`.',
      'the items of the top bar, as JSON: `type` and `value`, for `clone` also `button` and `buttonclicked`. `variable` is a path in the configuration, `identite` a key of its `identite`, `html` is HTML that gets cleaned, without styles, passwords and forms to other sites, `clone` a selector, `function` a name that was given with `Ilots.navbar` or stands in the configuration’s `navbar` list; any other name is refused. A button in content (`contentIslands`) has `variable` and `identite` only.',
    ),
    headerSize: words(
      'sa hauteur, en rangs de 38 px, ou en pixels au-delà de 10.',
      'its height, in rows of 38 px, or in pixels above 10.',
    ),
    footer: words(
      'les éléments de la barre du bas, comme `data-header`.',
      'the items of the bottom bar, as `data-header`.',
    ),
    footerSize: words('sa hauteur, comme `data-header-size`.', 'its height, as `data-header-size`.'),
    headerElem: words(
      'sélecteur de l’élément sous lequel le menu commence.',
      'selector of the element under which the menu starts.',
    ),
    headerOffset: words('le même en pixels.', 'the same in pixels.'),
    hideCloseBtn: words('pas de bouton de fermeture en plein écran.', 'no close button in full screen.'),
    disableLoaderBtn: words('pas de chargeur global.', 'no global loader.'),
    position: words('le bord par où le menu entre.', 'the edge from which the menu comes.'),
    zposition: words(
      '`back` pousse la page, `front` la couvre, `next` la déplace à côté.',
      '`back` slides the page aside, `front` covers it, `next` pushes it beside.',
    ),
    justifyListview: words('répartit les lignes sur la hauteur.', 'spreads the rows over the height.'),
    multiline: words('les titres peuvent passer à la ligne.', 'titles may wrap.'),
    searchfield: words('champ de recherche dans la barre du haut.', 'search field in the top bar.'),
    searchfieldLast: words(
      'champ de recherche à la fin de la barre du haut.',
      'search field at the end of the top bar.',
    ),
    searchfieldBottom: words('champ de recherche dans la barre du bas.', 'search field in the bottom bar.'),
    dim: words('la couleur du voile.', 'the veil’s colour.'),
    pageShadow: words('l’ombre entre la page et le menu.', 'the shadow between page and menu.'),
  },
  examples: {
    style: 'dark',
    configmenu: 'principal',
    source: '#navigation',
    subtitle: 'sous_titre',
    fullscreen: '',
    header: '[{"type":"identite","value":"logo"}]',
    headerSize: '2',
    footer: '[{"type":"identite","value":"telephone"}]',
    footerSize: '52',
    headerElem: '.site-header',
    headerOffset: '80',
    hideCloseBtn: '',
    disableLoaderBtn: '',
    position: 'right',
    zposition: 'front',
    justifyListview: '',
    multiline: 'false',
    searchfield: '',
    searchfieldLast: '',
    searchfieldBottom: '',
    dim: 'black',
    pageShadow: 'false',
  },
  partSchemas: parts,
  parts: {
    source: words(
      'les listes de la page, avec un lien au moins.',
      'the lists of the page, with a link at least.',
    ),
    page: words(
      'la page, sa mère et son fil d’Ariane, avec ou sans `data-`.',
      'the page, its parent and its breadcrumb, with or without `data-`.',
    ),
  },
  events: {
    'ilots:menu-open': words(
      'sur le bouton, une fois le menu ouvert.',
      'on the button, once the menu is open.',
    ),
    'ilots:menu-close': words('sur le bouton, quand il se ferme.', 'on the button, when it closes.'),
  },
  calls: serverCalls,
  globals: {
    'Ilots.store': words(
      '`getState().menu` : `open`, `loading`, `path` (les identifiants des pages dont le panneau est ouvert), `query` ; `subscribe(fonction)` écoute.',
      '`getState().menu`: `open`, `loading`, `path` (the ids of the pages whose panels were entered), `query`; `subscribe(function)` listens.',
    ),
    'Ilots.navbar(nom, fonction)': words(
      'donne à un élément de type `function` ce qu’il peut montrer, un texte ou un élément ; appelée à chaque ouverture du menu.',
      'gives an item of type `function` what it may show, a text or an element; called each time that the menu opens.',
    ),
  },
  withoutScript: words(
    'Le lien mène au plan du site, s’il en est un.',
    'The link leads to the site map, if it is one.',
  ),
  keyboard: {
    'Entrée / Enter': words(
      'ouvre ; sur une ligne à sous-pages, entre dans son panneau.',
      'opens; on a row with pages below it, goes into its panel.',
    ),
    'Espace / Space': words('de même, sur un bouton.', 'likewise, on a button.'),
    '←': words(
      'revient au panneau d’avant (→ dans une page de droite à gauche).',
      'goes back to the panel before (→ in a page from right to left).',
    ),
    Tab: words('reste dans le menu.', 'stays in the menu.'),
    'Échap / Escape': words(
      'ferme ; le focus revient au bouton.',
      'closes; the focus goes back to the button.',
    ),
  },
  accessibility: [
    words(
      'Un `dialog` nommé ; le bouton porte `aria-expanded`, la page courante `aria-current="page"`. Le focus suit le panneau.',
      'A named `dialog`; the button has `aria-expanded`, the current page `aria-current="page"`. The focus follows the panel.',
    ),
    words(
      'Un menu qui ne vient pas le dit, propose de réessayer et le lien du bouton.',
      'A menu that does not come says so, and offers to try again and the button’s own link.',
    ),
  ],
})
