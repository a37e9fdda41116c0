import { describe, expect, test } from 'vitest'
import { withQuery } from '../../../islands/modal/address'

describe('the address stays as it was written', () => {
  test.each([
    ['/horaires'],
    ['horaires.php?page=2#haut'],
    ['../horaires?a=1&b'],
    ['?q=pare+brise%20avant&vide='],
    ['https://autre.example/x?a=%E9#b?c'],
    ['#ancre'],
  ])('%s without parameters', (address) => expect(withQuery(address, {})).toBe(address))

  test('relative, with its other names and what follows #', () =>
    expect(withQuery('horaires?suivi=mail%20de%20mai&agence=brest#semaine', { agence: 'nantes' })).toBe(
      'horaires?suivi=mail%20de%20mai&agence=nantes#semaine',
    ))

  test('absolute, with its host', () =>
    expect(withQuery('https://autre.example', { a: 1 })).toBe('https://autre.example?a=1'))
})

describe('values', () => {
  test.each([
    [{ agence: 'brest' }, 'agence=brest'],
    [{ page: 2, ratio: 1.5 }, 'page=2&ratio=1.5'],
    [{ complet: true, ferme: false }, 'complet=true&ferme=false'],
    [{ texte: 'a&b=c d é+' }, 'texte=a%26b%3Dc+d+%C3%A9%2B'],
    [{ vide: '' }, 'vide='],
    [{ jours: ['samedi', 2] }, 'jours%5B%5D=samedi&jours%5B%5D=2'],
    [{ 'jours[]': ['samedi'] }, 'jours%5B%5D=samedi'],
    [{ filtre: { ville: 'Brest', zip: 29200 } }, 'filtre%5Bville%5D=Brest&filtre%5Bzip%5D=29200'],
    [{ lignes: [{ a: 1 }, { a: 2 }] }, 'lignes%5B0%5D%5Ba%5D=1&lignes%5B1%5D%5Ba%5D=2'],
    [{ rien: null, absent: undefined, liste: [] }, ''],
  ])('%j', (params, query) => expect(withQuery('/a', params)).toBe(query ? `/a?${query}` : '/a'))
})

describe('the same names of the address', () => {
  test.each([
    ['/a?x=1&y=2', { x: 3 }, '/a?y=2&x=3'],
    ['/a?x=1&x=2', { x: 3 }, '/a?x=3'],
    ['/a?jours[]=lundi&jours%5B%5D=mardi', { jours: ['samedi'] }, '/a?jours%5B%5D=samedi'],
    ['/a?jours[0]=lundi', { 'jours[]': ['samedi'] }, '/a?jours%5B%5D=samedi'],
    ['/a?f[ville]=x&f[zip]=y', { 'f[ville]': 'z' }, '/a?f[zip]=y&f%5Bville%5D=z'],
    ['/a?x=1', { x: null }, '/a'],
    ['/a?x=1', { x: [] }, '/a'],
    ['/a?xy=1', { x: 2 }, '/a?xy=1&x=2'],
    ['/a?t%C3%A9l=1', { tél: 2 }, '/a?t%C3%A9l=2'],
    ['/a?x', { x: 2 }, '/a?x=2'],
  ])('%s with %j', (address, params, expected) => expect(withQuery(address, params)).toBe(expected))
})
