/** Criteria that no island touches, with the reason. */
import { type Words, words } from '../../../src/island/define-reference'
import type { CriterionNumber } from './rgaa'

export const sitesAlone: readonly (readonly [numbers: readonly CriterionNumber[], why: Words])[] = [
  [
    ['1.4', '1.6', '1.7', '1.8'],
    words(
      'Vos images : leurs descriptions, vos images de texte, les CAPTCHA que vous faites vous-même.',
      'Your images: their descriptions, your images of text, CAPTCHAs of your own.',
    ),
  ],
  [
    ['4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9', '4.10', '4.11', '4.12', '4.13'],
    words(
      'Aucun îlot ne lit de son ni de vidéo. Une vidéo que la visionneuse encadre est celle de son hébergeur : sous-titres, transcription et lecteur sont à choisir avec lui.',
      'No island plays sound or video. A video that the lightbox frames is its host’s: choose captions, transcript and player with it.',
    ),
  ],
  [
    ['5.1', '5.2', '5.3', '5.5', '5.8'],
    words(
      'Vos tableaux : résumés, titres, mise en forme. Les îlots n’en créent pas de mise en forme.',
      'Your tables: summaries, titles, layout. The islands make no layout tables.',
    ),
  ],
  [
    ['8.1', '8.3', '8.4', '8.5', '8.6', '8.8', '8.9'],
    words(
      'Vos gabarits : doctype, langue, titre de la page, balises. Les îlots lisent la langue de `<html lang>`.',
      'Your templates: doctype, language, title of the page, elements. The islands read the language of `<html lang>`.',
    ),
  ],
  [['9.4'], words('Les citations de vos textes.', 'The quotations of your texts.')],
  [
    ['10.3', '10.10'],
    words(
      'L’ordre de votre HTML sans styles, et la façon dont vos textes désignent les choses.',
      'The order of your HTML without styles, and how your texts point at things.',
    ),
  ],
  [
    ['11.3', '11.4', '11.7', '11.8'],
    words(
      'Vos formulaires : étiquettes cohérentes et accolées, légendes, listes groupées.',
      'Your forms: labels that are coherent and close, legends, grouped lists.',
    ),
  ],
  [
    ['12.1', '12.3', '12.4', '12.5', '12.6'],
    words(
      'La navigation du site : plan, moteur de recherche, zones d’en-tête, de contenu et de pied.',
      'The site’s navigation: map, search engine, landmarks of header, content and footer.',
    ),
  ],
  [
    ['13.3', '13.4', '13.5', '13.6'],
    words(
      'Vos documents à télécharger et vos contenus cryptiques.',
      'Your documents to download and your cryptic content.',
    ),
  ],
]
