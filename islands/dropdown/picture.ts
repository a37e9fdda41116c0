import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('dropdown/deux', press('Tab', 'ArrowDown'), texts.picture, {
  around: '.case-demo, .case-demo ul ul',
})
