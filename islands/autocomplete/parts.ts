import type { Parts, Wrong } from '../../src/island/part'
import { settings } from './settings'

function judgeTargets(host: HTMLElement): Wrong | undefined {
  const read = settings.read(host.dataset.autocomplete ?? '')
  for (const [field, selector] of Object.entries(read?.cibles ?? {}))
    if (!finds(selector))
      return { name: `cibles.${field}`, found: selector, expected: 'le sélecteur d’un élément de la page' }
  return undefined
}

function finds(selector: string): boolean {
  try {
    return document.querySelector(selector) !== null
  } catch {
    return false
  }
}

export const parts = {
  targets: { selector: ':scope', label: 'cibles', judge: judgeTargets },
} satisfies Parts
