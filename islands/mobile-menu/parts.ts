import type { Parts, Wrong } from '../../src/island/part'
import { readSource } from './source'

/** The menu would have nothing to show: its button leads to its own address, and the console goes with the page. */
function judgeSource({ dataset: { source: found } }: HTMLElement): Wrong | undefined {
  if (!found || readSource(found).length > 0) return undefined
  return { name: 'data-source', found, expected: 'un sélecteur de listes de liens qui sont dans la page' }
}

export const parts = {
  source: { selector: ':scope', label: 'data-source', judge: judgeSource },
  page: { selector: 'body', label: 'body[idpage][idparent][filariane]', isElsewhere: true },
} satisfies Parts
