import { expect, test } from 'vitest'
import { fragmentOnly, replacement } from '../../../src/server/replaced'
import { told } from '../../helpers/mismatches'

test.each(['<!doctype html><title>Connexion</title>', ' \n<HTML lang="fr">', '<body class="erreur">'])(
  '%j is a whole page',
  (text) => {
    expect(told(fragmentOnly, text).refused).toContain('attendu un fragment de page, pas une page entière')
  },
)

test.each(['<p>Bonjour</p>', 'texte', '<body-shop></body-shop>', '<!-- bloc --><div></div>'])(
  '%j stands in place of what was there',
  (text) => {
    expect(replacement(text)).toBe(text)
  },
)

test('nothing takes no place', () => {
  expect(told(replacement, ' \n').refused).toContain('attendu un contenu, trouvé rien')
})
