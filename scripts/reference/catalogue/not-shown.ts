import { type Words, words } from '../../../src/island/define-reference'

/** Islands without pictures, and why. */
export const NOT_SHOWN: Readonly<Record<string, Words>> = {
  'admin-window': words(
    'il ouvre un onglet du navigateur : le lien est celui de la page.',
    'it opens a browser tab: the link is the page’s own.',
  ),
  analytics: words('il compte des clics, et ne dessine rien.', 'it counts clicks, and draws nothing.'),
  'hash-scroll': words(
    'il fait défiler la page : une image ne le montre pas.',
    'it scrolls the page: a picture does not show it.',
  ),
  inspector: words(
    'un outil de qui fait la page, qu’aucun visiteur ne voit ; il montre les octets du jour.',
    'a tool of who makes the page, which no visitor sees; it shows the bytes of the day.',
  ),
  'old-globals': words(
    'les anciens appels ouvrent les îlots qui sont ici.',
    'the old calls open the islands that are here.',
  ),
  registration: words(
    'il mène les composants du site, qui ont leur allure.',
    'it mounts the site’s own components, which have their own looks.',
  ),
  'scroll-reveal': words(
    'un mouvement : une image ne le montre pas.',
    'a movement: a picture does not show it.',
  ),
  share: words(
    'le bouton est celui de la page, la fenêtre celle du réseau.',
    'the button is the page’s own, the window the network’s.',
  ),
  'share-native': words(
    'la feuille de partage est celle de l’appareil.',
    'the sheet that it opens is the device’s own.',
  ),
  'slideshow-popup': words(
    'il ouvre une fenêtre du navigateur : la page qu’elle montre est celle de slideshow.',
    'it opens a window of the browser, which shows a slideshow.',
  ),
  translations: words(
    'il traduit ce que d’autres montrent, et ne dessine rien.',
    'it translates what others show, and draws nothing.',
  ),
  'warm-up': words('il va chercher des fichiers d’avance.', 'it fetches files ahead.'),
}
