import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('map-switch/simple', press('Tab', 'Tab', 'Enter'), texts.picture, {
  height: 980,
})
