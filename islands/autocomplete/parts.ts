import { sentence } from '../../src/base/errors'
import { distance } from '../../src/island/edit-distance'
import type { Parts, PartViolation } from '../../src/island/part'
import { settings } from './settings'
import { ALLOWED, mayFill } from './targets'

/** Of the settings, as the platform writes them. */
export const KEYS = [
  'classname',
  'methode',
  'add_params',
  'value',
  'cibles',
  'saisielibre',
  'disabled',
  'width',
  'position',
]

/** A key that is not read, but resembles one that is: `method`. */
function validateKeys({ dataset: { autocomplete = '' } }: HTMLElement): PartViolation | undefined {
  const written = keysIn(autocomplete)
  for (const found of written.filter((key) => !KEYS.includes(key))) {
    const meant = KEYS.find((key) => !written.includes(key) && distance(found.toLowerCase(), key) <= 2)
    if (meant) return { name: sentence`clé « ${found} »`, found, expected: sentence`« ${meant} »` }
  }
  return undefined
}

function keysIn(json: string): string[] {
  try {
    return Object.keys(JSON.parse(json) ?? {})
  } catch {
    return []
  }
}

function validateTargets(host: HTMLElement): PartViolation | undefined {
  const read = settings.read(host.dataset.autocomplete ?? '')
  for (const [field, selector] of Object.entries(read?.targets ?? {})) {
    const expected = problemOf(host, selector)
    if (expected) return { name: `cibles.${field}`, found: selector, expected }
  }
  return undefined
}

/** What was expected of a selector. The check of one element does not know the site's `content`. */
function problemOf(host: HTMLElement, selector: string): string | undefined {
  try {
    const target = document.querySelector(selector)
    if (!target) return 'le sélecteur d’un élément de la page'
    const isRight =
      host instanceof HTMLInputElement && mayFill(host, target, { content: '[data-ilots-content]' })
    return isRight ? undefined : ALLOWED
  } catch {
    return 'le sélecteur d’un élément de la page'
  }
}

export const parts = {
  keys: { selector: ':scope', label: 'data-autocomplete', validate: validateKeys },
  targets: { selector: ':scope', label: 'cibles', validate: validateTargets },
  marked: { selector: '[data-autocomplete-target]', isElsewhere: true },
} satisfies Parts
