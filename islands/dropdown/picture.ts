import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'dropdown/deux',
  press('Tab', 'ArrowDown'),
  words(
    'Deux entrées de menu, le sous-menu de la première ouvert, son premier lien avec le focus.',
    'Two menu entries, the sub-menu of the first one open, its first link focused.',
  ),
  { around: '.case-demo, .case-demo ul ul' },
)
