import { shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'footer-menu/titres',
  [{ click: 'main .footer-columns > :first-child .footer-title' }],
  words(
    'Deux listes de liens sous leurs titres ; sur un téléphone, la première est repliée.',
    'Two lists of links below their titles; on a phone, the first one is folded.',
  ),
)
