/** What islands are listed below. */
import { type Family, type Words, words } from '../../src/island/define-reference'

/** The compiler asks for the name of every family. */
export const FAMILIES: Readonly<Record<Family, Words>> = {
  navigation: words('Navigation et page', 'Navigation and page'),
  overlays: words('Fenêtres et messages', 'Windows and messages'),
  content: words('Contenus', 'Content'),
  forms: words('Formulaires', 'Forms'),
  sharing: words('Partage et rédaction', 'Sharing and editing'),
  measure: words('Textes et mesure', 'Texts and analytics'),
}

export const familyNames = Object.keys(FAMILIES) as readonly Family[]
