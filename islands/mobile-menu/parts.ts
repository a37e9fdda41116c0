import type { Parts, PartViolation } from '../../src/island/part'
import { readSource } from './source'

/** Without a list the button leads to its address, and the page's console messages are lost. */
function validateSource({ dataset: { source: found } }: HTMLElement): PartViolation | undefined {
  if (!found || readSource(found).length > 0) return undefined
  return { name: 'data-source', found, expected: 'un sélecteur de listes de liens qui sont dans la page' }
}

export const parts = {
  source: { selector: ':scope', label: 'data-source', validate: validateSource },
  page: { selector: 'body', label: 'body[idpage][idparent][filariane]', isElsewhere: true },
} satisfies Parts
