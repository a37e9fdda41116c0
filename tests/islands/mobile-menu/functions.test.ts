// @module-tag own-window
import { afterEach, describe, expect, test } from 'vitest'
import { callNamed } from '../../../islands/mobile-menu/navbar-content'
import type { Engine } from '../../../src/engine/engine'

const globals = window as unknown as Record<string, unknown>
const given = ['bonjour', 'appelee'] as const
afterEach(() => {
  for (const name of given) Reflect.deleteProperty(globals, name)
  Reflect.deleteProperty(Object.getPrototypeOf(globals), 'nomme')
})

const engine = (listed: readonly string[] = [], ...named: [string, () => Element | string][]) =>
  ({ navbar: new Map(named), config: { navbar: listed } }) as unknown as Engine

describe('a function of a navbar', () => {
  test('is one that the page has given', () =>
    expect(callNamed(engine([], ['bonjour', () => 'Bonjour']), 'bonjour')).toBe('Bonjour'))

  test('gives an element as it is', () => {
    const element = document.createElement('p')
    expect(callNamed(engine([], ['bonjour', () => element]), 'bonjour')).toBe(element)
  })

  test('is a global that the configuration lists', () => {
    globals.bonjour = () => 12
    expect(callNamed(engine(['bonjour']), 'bonjour')).toBe('12')
  })

  test('prefers what was given', () => {
    globals.bonjour = () => 'global'
    expect(callNamed(engine(['bonjour'], ['bonjour', () => 'donné']), 'bonjour')).toBe('donné')
  })

  test('is no other global, and is not called', () => {
    let calls = 0
    globals.appelee = () => {
      calls += 1
    }
    expect(() => callNamed(engine(['bonjour']), 'appelee')).toThrow(
      "nom de fonction dans une barre du menu refusé : reçu « appelee », attendu Ilots.navbar('appelee', () => …), ou une fonction globale que nomme navbar dans la configuration.",
    )
    expect(calls).toBe(0)
  })

  test('is nothing that the window has not of its own: an element that can be called', () => {
    Object.getPrototypeOf(globals).nomme = () => 'un élément'
    expect(() => callNamed(engine(['nomme']), 'nomme')).toThrow('refusé :')
  })

  test.each(['constructor', '__proto__', 'toString', ''])('is not %j', (name) =>
    expect(() => callNamed(engine([name]), name)).toThrow('refusé :'),
  )

  test.each([undefined, null])('that gives %s is told', (nothing) =>
    expect(() => callNamed(engine([], ['bonjour', () => nothing as unknown as string]), 'bonjour')).toThrow(
      "la fonction « bonjour » d'une barre du menu n'a rien rendu",
    ),
  )
})
