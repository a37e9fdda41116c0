import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'

export const reference = defineReference({
  name: 'front-popup',
  family: 'overlays',
  purpose: words('une fenêtre que la page montre en arrivant.', 'a window that the page shows on arrival.'),
  html: `<div data-ilot="front-popup" ff-autoclose="20">
  <a href="?ferme" data-role="overlay" aria-label="Fermer"></a>
  <div><p>Votre pare-brise remplacé en une heure.</p>
  <p data-role="countdown"></p><a href="?ferme" data-role="close">Fermer</a></div>
</div>`,
  attributes,
  descriptions: {
    ffAutoclose: words(
      'les secondes avant que la fenêtre ne se ferme seule ; 0 : jamais.',
      'the seconds before the window closes by itself; 0: never.',
    ),
  },
  examples: { ffAutoclose: '20' },
  partSchemas: parts,
  parts: {
    close: words('le lien ou le bouton qui ferme.', 'the link or button that closes.'),
    overlay: words(
      'le voile ; un clic ferme, et Tab reste alors dans la fenêtre.',
      'the veil; a click closes, and Tab then stays in the window.',
    ),
    countdown: words('où le compte à rebours s’écrit.', 'where the countdown is written.'),
  },
  events: {},
  calls: [],
  withoutScript: words(
    'La fenêtre est là ; ses liens de fermeture mènent à la page sans elle.',
    'The window is there; its close links lead to the page without it.',
  ),
  keyboard: {
    'Échap / Escape': words('ferme.', 'closes.'),
    Tab: words(
      'fait le tour de la fenêtre, quand elle a un voile.',
      'goes round in the window, when it has a veil.',
    ),
  },
  accessibility: [
    words(
      'Elle ne prend pas le focus en s’ouvrant ; le compte à rebours s’arrête par son bouton, sous le pointeur et avec le focus.',
      'It takes no focus when it opens; the countdown is stopped by its button, under the pointer and with the focus.',
    ),
  ],
})
