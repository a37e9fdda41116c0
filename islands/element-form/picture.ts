import { shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'element-form/modifier',
  [],
  words(
    'Le formulaire qui modifie une annonce, ses champs remplis.',
    'The form that edits an advert, its fields filled in.',
  ),
  // The file's field, below, speaks the language of the browser's own windows.
  { around: '.case-demo form > :not(:has([type="file"]), :has([type="file"]) ~ *)' },
)
