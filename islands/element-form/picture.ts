import { shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown(
  'element-form/modifier',
  [],
  texts.picture,
  // The file's field, below, speaks the language of the browser's own windows.
  { around: '.case-demo form > :not(:has([type="file"]), :has([type="file"]) ~ *)' },
)
