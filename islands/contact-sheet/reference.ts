import { defineReference, words } from '../../src/island/define-reference'
import { OVERLAY_EVENTS } from '../../src/island/shared-reference'
import { parts } from './parts'
import { serverCalls } from './server-calls'

export const reference = defineReference({
  name: 'contact-sheet',
  family: 'content',
  purpose: words(
    'une planche de vignettes : chacune montre sa photo en moyen, qui s’ouvre en grand.',
    'a sheet of thumbnails: each shows its photo in a medium size, which opens in large.',
  ),
  html: `<div data-ilot="contact-sheet">
  <a data-role="medium" href="/photos/1-grande.jpg"><img src="/photos/1.jpg" alt="Le pare-brise posé"></a>
  <p data-role="caption">Le pare-brise posé</p>
  <a href="/photos/2-grande.jpg" data-medium="/photos/2.jpg" data-large="/photos/2-grande.jpg" data-caption="L’atelier">
    <img src="/photos/2-vignette.jpg" alt="L’atelier"></a>
</div>`,
  attributes: {},
  descriptions: {},
  examples: {},
  partSchemas: parts,
  parts: {
    medium: words(
      'le lien autour de la photo moyenne ; il mène à la grande.',
      'the link around the medium photo; it leads to the large one.',
    ),
    caption: words('la légende ; vide, elle est cachée.', 'the caption; hidden when empty.'),
    thumbnail: {
      text: words(
        'une vignette ; `data-caption`, `data-medium-srcset`, `data-large-srcset` facultatifs.',
        'a thumbnail; `data-caption`, `data-medium-srcset`, `data-large-srcset` are optional.',
      ),
      attributes: {
        medium: words('la photo moyenne.', 'the medium photo.'),
        large: words('la grande photo.', 'the large photo.'),
        caption: words('sa légende.', 'its caption.'),
        mediumSrcset: words('d’autres tailles de la moyenne.', 'other sizes of the medium one.'),
        largeSrcset: words('d’autres tailles de la grande.', 'other sizes of the large one.'),
      },
    },
    made: {
      text: words(
        'le serveur taille la vignette à sa place ; `data-id-planche-contact` l’accompagne.',
        'the server makes the thumbnail to measure; `data-id-planche-contact` goes with it.',
      ),
      attributes: {
        pic: words('l’image, telle que le serveur la nomme.', 'the image, as the server names it.'),
        idPlancheContact: words(
          'la planche, telle que le serveur la nomme.',
          'the sheet, as the server names it.',
        ),
      },
    },
  },
  events: OVERLAY_EVENTS,
  calls: serverCalls,
  withoutScript: words(
    'Chaque vignette est un lien vers sa grande image.',
    'Each thumbnail is a link to its large image.',
  ),
  keyboard: {
    'Entrée / Enter': words(
      'sur une vignette : montre sa photo ; sur la photo : l’ouvre en grand.',
      'on a thumbnail: shows its photo; on the photo: opens it in large.',
    ),
  },
  accessibility: [
    words(
      'La vignette montrée porte `aria-current` ; l’alternative de la vignette décrit aussi les grandes images.',
      'The thumbnail that is shown has `aria-current`; its alternative describes the larger images, too.',
    ),
    words(
      'Une photo qui ne vient pas est dite, avec de quoi réessayer.',
      'A photo that does not come is said, with a way to try again.',
    ),
  ],
})
