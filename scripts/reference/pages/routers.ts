/** Beside libraries that morph HTML or replace the page: what works by itself, what to set, and which versions were tried. */
import { words } from '../../../src/island/define-reference'
import { heading, list, mono, paragraph, type Source, table } from '../model'
import { ROUTER_LINES } from '../router-lines'

/** Library and version, and the line that has it leave a mounted host as it is; none where it has no way to say it. */
const MORPHS = [
  {
    library: 'idiomorph 0.8.0',
    line: "Idiomorph.morph(main, html, { callbacks: { beforeNodeMorphed: (node) => !node.matches?.('[data-ilot-mounted]') } })",
  },
  {
    library: 'Turbo 8.0.23',
    line: "addEventListener('turbo:before-morph-element', (event) => event.target.matches('[data-ilot-mounted]') && event.preventDefault())",
  },
  {
    library: 'Alpine morph 3.17.4',
    line: "Alpine.morph(main, html, { updating(node, to, childrenOnly, skip) { if (node.matches?.('[data-ilot-mounted]')) skip() } })",
  },
  {
    library: 'morphdom 2.7.8',
    line: "morphdom(main, html, { onBeforeElUpdated: (node) => !node.matches('[data-ilot-mounted]') })",
  },
  { library: 'htmx 4.0.1', line: "htmx.config.morphSkip = '[data-ilot-mounted]'" },
  { library: 'nanomorph 5.4.3', line: '' },
] as const

export const routers: Source = {
  slug: 'routers',
  section: 'guide',
  title: words(
    'Avec htmx, Turbo, Unpoly, Swup, barba, Alpine',
    'With htmx, Turbo, Unpoly, Swup, barba, Alpine',
  ),
  lead: words(
    'Une bibliothèque remplace la page ou la transforme : ce qui marche seul, ce qu’il faut régler.',
    'A library replaces the page or morphs it: what works by itself, and what to set.',
  ),
  blocks: (both) => [
    heading('morphs', both('Le HTML transformé sur place', 'HTML that is morphed')),
    paragraph(
      both(
        'Rien à régler. Une transformation (*morph*) enlève ce que les îlots ont posé : ils sont montés de nouveau sur ce qui est là. Ce qui était ouvert (calendrier, suggestions) se ferme ; ce qui est tapé est gardé si la bibliothèque le garde.',
        'There is nothing to set. A morph takes away what islands have set: they are mounted again on what is there. What was open (calendar, suggestions) closes; what is typed is kept where the library keeps it.',
      ),
    ),
    paragraph(
      both(
        'Pour qu’un îlot monté reste comme il est, avec ce qui est ouvert, la bibliothèque le passe ; le nouveau HTML du serveur n’y entre alors pas :',
        'For a mounted island to stay as it is, with what is open, the library skips it; the server’s new HTML does not get into it then:',
      ),
    ),
    table(
      both('Bibliothèque|Passer les îlots montés', 'Library|Skip mounted islands').split('|'),
      MORPHS.map(({ library, line }) => [library, line ? mono(line) : both('aucun moyen', 'no way')]),
    ),
    heading('liens', both('Les liens qu’un îlot prend', 'Links that an island takes')),
    paragraph(
      both(
        'Un routeur suit tous les liens du site. Une ligne lui laisse passer ceux d’un îlot : la fenêtre qui s’ouvre, la page d’un bloc. Le lien d’un bloc qui mène à une autre page est alors suivi par le navigateur.',
        'A router follows each link of the site. One line has it leave those of an island: the pop-up that opens, the page of a block. A link in a block that leads to another page is then followed by the browser.',
      ),
    ),
    table(
      both('Routeur|Sa ligne', 'Router|Its line').split('|'),
      Object.values(ROUTER_LINES).map(({ library, version, line }) => [
        `${library} ${version}`,
        line ? mono(line) : both('rien à dire', 'nothing to say'),
      ]),
    ),
    paragraph(
      both(
        'La ligne de htmx se met avant son script. Un lien dans une fenêtre est suivi une fois, et la fenêtre se ferme. htmx ne voit pas ce que les îlots ajoutent à la page : là, c’est le navigateur qui le suit.',
        'The line of htmx stands before its script. A link in a pop-up is followed once, and the pop-up closes. htmx does not see what islands add to the page: there the browser follows it.',
      ),
    ),
    heading('retour', both('Le bouton Retour', 'The Back button')),
    list(
      both(
        'Mettez la balise avant le routeur. Chromium appelle les écouteurs de `popstate` dans l’ordre où ils sont posés : sinon Turbo dessine la page de nouveau quand une fenêtre se ferme ([`ILOTS-108`](ref:errors#ILOTS-108)), et sous Swup et Unpoly Retour à une page d’un bloc la demande au serveur, alors que nous l’avons. Les autres se contentent d’un autre ordre, et Firefox ne le regarde pas.',
        'Put the tag before the router. Chromium calls listeners of `popstate` in the order in which they were added: otherwise Turbo draws the page anew when a pop-up closes ([`ILOTS-108`](ref:errors#ILOTS-108)), and with Swup and Unpoly Back to a page of a block asks the server for it, although we have it. With the others another order does no harm, and Firefox does not look at it.',
      ),
      both(
        `Où Turbo doit rester avant la balise, une ligne derrière elle le fait écouter après nous : ${mono(ROUTER_LINES.turbo.lateLine)}.`,
        `Where Turbo has to stay before the tag, a line behind it has Turbo listen after us: ${mono(ROUTER_LINES.turbo.lateLine)}.`,
      ),
      both(
        'Fermer une fenêtre, par Échap ou par Retour, n’est pas une visite : ce qui est tapé, le défilement et le focus restent. Avancer ne la rouvre pas, et n’est pas une visite non plus.',
        'Closing a window, by Escape or by Back, is no visit: what is typed, the scroll position and the focus stay. Forward does not open it again, and is no visit either.',
      ),
      both(
        'Retour à un bloc qui a changé de page montre cette page, puis la première.',
        'Back to a block that has turned its page shows that page, then the first one.',
      ),
      both(
        'Ce que le routeur garde dans `history.state` y reste ; ce qui est à nous y a sa clé (`ilotsOverlay`, `ilotsBack`).',
        'What the router keeps in `history.state` stays there; what is ours has its key (`ilotsOverlay`, `ilotsBack`).',
      ),
      both(
        'Une page que le routeur remplace ferme ce qui était ouvert et se laisse défiler.',
        'A page that the router replaces closes what was open, and can be scrolled.',
      ),
    ),
    heading('marques', both('Ce qui est à nous', 'What is ours')),
    list(
      both(
        '`data-ilot-mounted` sur un hôte nomme les îlots qui y sont montés. Sans îlot, c’est une copie : elle est nettoyée, puis montée.',
        '`data-ilot-mounted` on a host names the islands that are mounted on it. Without an island, it is a copy: it is cleaned, then mounted.',
      ),
      both(
        '`data-ilots-own` marque ce que les îlots ajoutent. Qui l’enlève de la page fait monter l’îlot de nouveau.',
        '`data-ilots-own` marks what islands add. Whoever takes it out of the page has the island mounted again.',
      ),
      both(
        'Un script qui les enlève à chaque changement de la page est vu : l’îlot est abandonné ([`ILOTS-306`](ref:errors#ILOTS-306)).',
        'A script that takes them away at each change of the page is noticed: the island is given up ([`ILOTS-306`](ref:errors#ILOTS-306)).',
      ),
    ),
  ],
}
