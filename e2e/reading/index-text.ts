/** What an auditor reads first: how these texts were made, and of which islands there is none. */
import { silent } from './silent'
import { plain } from './tree'

const INTRODUCTION = `Ce que dit un lecteur d'écran, îlot par îlot

Chaque fichier suit l'usage principal d'un îlot, au clavier, dans Chromium. À chaque étape, il note
ce que le navigateur dit aux aides techniques : le rôle, le nom et les états viennent de son arbre
d'accessibilité, les annonces des régions de la page. Un lecteur d'écran les dit avec ses propres mots.
Les espaces et les apostrophes de toutes sortes y sont écrites de la même façon.

   page       une nouvelle page, et son titre
   entre      ce dans quoi on entre, ou qui change autour du focus : région, liste, tableau, dialogue
   focus      ce qui a le focus, s'il change ; « nulle part » : hors du contenu de la page
   annonce    un message d'une région : dit sans attendre s'il est suivi de « aussitôt »
   apparaît   un dialogue qui s'ouvre sans prendre le focus
   contenu    un dialogue qui vient de s'ouvrir, dans l'ordre de lecture
   lit        une partie de la page, dans l'ordre de lecture
   fenêtre    une nouvelle fenêtre du navigateur
   rien       rien de neuf n'est dit

Sans texte, parce qu'il n'y a rien à entendre :
`

export const indexText = (): string =>
  `${INTRODUCTION}\n${Object.entries(silent)
    .map(([name, reason]) => `   ${name} : ${plain(reason)}`)
    .join('\n')}\n`
