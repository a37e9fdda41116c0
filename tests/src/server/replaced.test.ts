import { expect, test } from 'vitest'
import { fragmentOnly, replacement } from '../../../src/server/replaced'

test.each(['<!doctype html><title>Connexion</title>', ' \n<HTML lang="fr">', '<body class="erreur">'])(
  '%j is a whole page',
  (text) => {
    expect(() => fragmentOnly(text)).toThrow('page entière')
  },
)

test.each(['<p>Bonjour</p>', 'texte', '<body-shop></body-shop>', '<!-- bloc --><div></div>'])(
  '%j stands in place of what was there',
  (text) => {
    expect(replacement(text)).toBe(text)
  },
)

test('nothing takes no place', () => {
  expect(() => replacement(' \n')).toThrow('vide')
})
