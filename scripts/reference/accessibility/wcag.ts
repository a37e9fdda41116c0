/** What WCAG 2.2 asks for at A and AA, and RGAA 4.1 does not yet. */
import { type Words, words } from '../../../src/island/define-reference'
import { AT_REST, type Findings } from './criterion'
import { GESTURES } from './navigation'

export interface SuccessCriterion extends Findings {
  readonly number: string
  readonly title: Words
}

/** 4.1.1 is gone from WCAG 2.2. */
export const ADDED_BY_WCAG_22 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'] as const

export const wcag22: readonly SuccessCriterion[] = [
  {
    number: '2.4.11',
    title: words('Le focus n’est pas caché (AA)', 'Focus Not Obscured (AA)'),
    does: words(
      'L’en-tête collant réserve sa hauteur (`scroll-padding`) : ce qui reçoit le focus, en reculant aussi, n’est pas dessous.',
      'The sticky header keeps its height free (`scroll-padding`): what gets the focus, backwards too, is not under it.',
    ),
    yours: words(
      'Vos propres bandeaux fixes, en haut comme en bas.',
      'Your own fixed bars, at the top and at the bottom.',
    ),
    tests: {
      'e2e/sticky-header.spec.ts': [
        'what gets the focus backwards is not under it',
        'the scroll padding is its height while it is sticky, whatever that becomes',
      ],
      'e2e/permalink.spec.ts': ['at 320 px the message does not hide the button that was used'],
    },
  },
  {
    number: '2.5.7',
    title: words('Mouvements de glisser (AA)', 'Dragging Movements (AA)'),
    does: words(
      'Ce qui se glisse a des boutons : carrousels, visionneuse, image agrandie.',
      'What is dragged has buttons: carousels, lightbox, enlarged image.',
    ),
    tests: GESTURES,
  },
  {
    number: '2.5.8',
    title: words('Taille de la cible, minimum (AA)', 'Target Size, Minimum (AA)'),
    does: words(
      'Les contrôles des îlots font 24 px au moins, la plupart 44. axe juge les cibles de chaque page (`target-size`).',
      'The islands’ controls are 24 px at least, most of them 44. axe judges the targets of each page (`target-size`).',
    ),
    yours: words(
      'Vos liens rapprochés, hors d’un texte.',
      'Your links close to each other, outside of a text.',
    ),
    tests: {
      ...AT_REST,
      'e2e/lightbox.spec.ts': ['fits 390 and 320 px, and its controls are large enough for a thumb'],
      'e2e/image-zoom.spec.ts': ['the image › …: the close control is whole, on top, and 44 px at least'],
    },
  },
  {
    number: '3.2.6',
    title: words('Aide cohérente (A)', 'Consistent Help (A)'),
    does: words(
      'Aucun îlot n’est une aide ; un bloc copié dans le menu mobile (numéro de téléphone) y est à la place que le site lui donne.',
      'No island is a help; a block that is copied into the mobile menu (a telephone number) is where the site puts it.',
    ),
    yours: words('L’aide au même endroit de chaque page.', 'Help in the same place of each page.'),
    open: words('Rien à tester ici.', 'Nothing to test here.'),
    tests: {},
  },
  {
    number: '3.3.7',
    title: words('Saisie redondante (A)', 'Redundant Entry (A)'),
    does: words(
      'Ce qui a été tapé n’est pas redemandé : après un échec, un refus du serveur, un rechargement du formulaire, un retour à une étape ou, le même jour, dans le même onglet, à la réservation.',
      'What was typed is not asked for again: after a failure, the server’s refusal, a reload of the form, going back to a step or, on the same day in the same tab, to the booking.',
    ),
    yours: words(
      'Ne pas redemander d’une page à l’autre ce que le serveur sait.',
      'Not to ask on one page for what the server knows from another.',
    ),
    tests: {
      'e2e/form.spec.ts': [
        'a reload keeps what is typed meanwhile, the files, focus and caret',
        'a call that does not come through keeps everything, and is tried again',
      ],
      'e2e/booking.spec.ts': [
        'a visitor who comes back in the same tab on the same day goes on where the booking was, and no other tab does',
      ],
      'e2e/element-form.spec.ts': [
        'the server’s refusal stands above the form, has the focus, and nothing typed is lost',
      ],
    },
  },
  {
    number: '3.3.8',
    title: words('Authentification accessible, minimum (AA)', 'Accessible Authentication, Minimum (AA)'),
    does: words(
      'Aucun îlot n’identifie le visiteur, aucun n’empêche de coller ni un gestionnaire de mots de passe de remplir un champ.',
      'No island identifies the visitor; none prevents pasting, nor a password manager from filling a field in.',
    ),
    yours: words(
      'Pas de contrôle anti-robot par images sur une page de connexion.',
      'No bot check by images on a sign-in page.',
    ),
    tests: {
      'tests/islands/date-field/field.test.ts': ['typing › a pasted date takes the place of what was there'],
      'e2e/my-elements.spec.ts': [
        'by …: sign in, create, edit, publish in the window, see it public, unpublish, delete',
      ],
    },
  },
]
