/** Why an option cannot be carried over: what several libraries have in common. */
import { words } from '../../../src/island/define-reference'

export const LOOK = words(
  'l’apparence est affaire de feuille de style : propriétés --ilots-*, voir le guide des thèmes',
  'looks are the style sheet’s: --ilots-* properties, see the guide to themes',
)
export const MOTION = words(
  'les durées et les effets sont ceux du thème, nuls quand le visiteur demande moins de mouvement',
  'durations and effects are the theme’s, none where the visitor asks for less motion',
)
export const EVENTS = words(
  'une fonction : écouter les événements de l’îlot (ilots:…, voir sa page) ou Ilots.on()',
  'a function: listen to the island’s events (ilots:…, see its page), or Ilots.on()',
)
export const TEXTS = words(
  'les textes sont ceux de l’îlot, en français et en anglais',
  'the texts are the island’s own, in French and English',
)
export const CONTROLS = words(
  'les boutons et leur place sont ceux de l’îlot',
  'the buttons and their place are the island’s',
)
export const RESPONSIVE = words(
  'l’îlot s’adapte à la place qu’il a : rien à régler par largeur d’écran',
  'the island adapts to the room it has: nothing is set by the screen’s width',
)
export const ALWAYS_CLOSES = words(
  'un îlot se ferme toujours, par Échap, Retour et son bouton : cela ne se retire pas',
  'an island always closes, by Escape, Back and its button: that cannot be taken away',
)
export const NO_START = words(
  'un îlot ne s’ouvre pas de lui-même au chargement : le visiteur n’a rien demandé',
  'an island does not open by itself at load: the visitor has asked for nothing',
)
export const BY_SERVER = words(
  'à faire par le serveur, dans le HTML de la page',
  'to be done by the server, in the page’s HTML',
)
export const PIXELS = words(
  'une taille en pixels est attendue ; l’îlot ne dépasse jamais 95 % de la fenêtre',
  'a size in pixels is expected; the island never takes more than 95 % of the window',
)
export const INSIDE = words(
  'réglage interne de la bibliothèque, sans objet ici',
  'an inner setting of the library, of no use here',
)
export const TOUCH = words(
  'le doigt, la souris et le clavier sont toujours là',
  'fingers, mouse and keys always work',
)
export const STARTS = words(
  'rien à lancer : l’îlot se monte de lui-même, aussi dans le HTML ajouté plus tard',
  'nothing to start: the island mounts by itself, in HTML that is added later too',
)
export const CLOSES = words(
  'pour fermer depuis un script : Ilots.modal.close()',
  'to close from a script: Ilots.modal.close()',
)
export const NO_ELEMENT = words(
  'la page n’a pas (encore) cet élément : l’HTML est un modèle',
  'the page has no such element (yet): the HTML is a model',
)
