/** What navbar items of type `function` may call: only what the page has named for them (contract §8). */
import type { Engine } from '../../src/engine/engine'
import { Code, ilotsError } from '../../src/island/errors'

/**
 * A function given with `Ilots.navbar`, or a global of the configuration's `navbar` list.
 * @throws IlotsError `ILOTS-201` for any other name, `ILOTS-202` when it has nothing to show.
 */
export function callNamed({ navbar, config }: Engine, name: string): Element | string {
  const render = navbar.get(name) ?? (config.navbar.includes(name) && ownFunction(name))
  if (!render)
    throw ilotsError(
      Code.attributeRefused,
      `la fonction « ${name} » d'une barre du menu est refusée : attendu Ilots.navbar('${name}', () => …), ou le nom d'une fonction globale de la page dans la liste navbar de la configuration.`,
    )
  const shown: unknown = render()
  if (shown instanceof Element) return shown
  if (shown !== undefined && shown !== null) return String(shown)
  throw ilotsError(
    Code.partMissing,
    `la fonction « ${name} » d'une barre du menu n'a rien rendu : attendu un texte ou un élément.`,
  )
}

/** An element that the page has named is no property of the window's own, even where it can be called. */
function ownFunction(name: string): (() => unknown) | undefined {
  const value: unknown = Object.hasOwn(window, name) && Reflect.get(window, name)
  return typeof value === 'function' ? () => value() : undefined
}
