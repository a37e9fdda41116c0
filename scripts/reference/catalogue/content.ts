import { words } from '../../../src/island/define-reference'
import { press, type Shown, shown } from './shown'

export const content: Readonly<Record<string, Shown>> = {
  agenda: shown(
    'agenda/simple',
    [],
    words(
      'Le mois de novembre 2026, quatre jours marqués, puis la liste de ce qui s’y passe.',
      'The month of November 2026 with four marked days, then the list of what happens on them.',
    ),
  ),
  carousel: shown(
    'carousel/rendez-vous',
    press('Tab', 'Enter'),
    words(
      'Des jours en cartes, avancés de deux, et les boutons Précédent et Suivant.',
      'Days as cards, moved on by two, and the buttons Previous and Next.',
    ),
  ),
  'contact-sheet': shown(
    'contact-sheet/simple',
    press('Tab', 'Tab', 'ArrowRight', 'Enter'),
    words(
      'Une grande photo et sa légende, quatre vignettes, la deuxième entourée.',
      'A large photo with its caption, four thumbnails, the second one outlined.',
    ),
  ),
  'content-block': shown(
    'content-block/tout',
    [],
    words(
      'Un bloc de filtres, de tris et de tailles de page, puis les articles qu’ils laissent.',
      'A block of filters, sorting and page sizes, then the articles that they leave.',
    ),
  ),
  'map-switch': shown(
    'map-switch/simple',
    press('Tab', 'Tab', 'Enter'),
    words(
      'Les boutons Liste et Carte, le second enfoncé, et la carte de France.',
      'The buttons List and Map, the second one pressed, and the map of France.',
    ),
    { height: 980 },
  ),
  slider: shown(
    'slider/par-trois',
    press('Tab'),
    words(
      'Des témoignages en cartes, et les boutons Précédent et Suivant.',
      'Customers’ words as cards, and the buttons Previous and Next.',
    ),
  ),
  slideshow: shown(
    'slideshow/simple',
    press('Tab'),
    words(
      'Une photo, sa légende, et le bouton qui lance le diaporama.',
      'A photo, its caption, and the button that starts the slideshow.',
    ),
    { height: 1000 },
  ),
  'sortable-table': shown(
    'sortable-table/prix',
    press('Tab', 'Tab', 'Enter'),
    words(
      'Un tableau de tarifs trié par sa première colonne, une flèche dans le titre.',
      'A table of prices sorted by its first column, an arrow in the heading.',
    ),
  ),
  'wide-table': shown(
    'wide-table/ateliers',
    [],
    words(
      'Un tableau dont les colonnes de trop sont cachées, et le bouton qui les montre toutes.',
      'A table whose columns beyond its width are hidden, and the button that shows all of them.',
    ),
    { height: 920 },
  ),
}
