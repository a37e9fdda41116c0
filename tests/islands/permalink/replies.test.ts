import { describe, expect, test } from 'vitest'
import { readPermalink } from '../../../islands/permalink/replies'
import { told } from '../../helpers/mismatches'

describe('a permalink', () => {
  test.each([
    ['https://vitrea.example/p/42', 'https://vitrea.example/p/42'],
    [' http://vitrea.example/été?a=b&c\r\n', 'http://vitrea.example/été?a=b&c'],
    ['/p/42', 'https://vitrea.example/p/42'],
  ])('« %s » is %s', (text, link) => expect(readPermalink(text)).toBe(link))
})

describe('refused is', () => {
  test.each([
    ['nothing', ' \n'],
    ['a page', '<!doctype html><title>Connexion</title>'],
    ['a sentence', 'Accès refusé'],
    ['a word', 'false'],
    ['an address in a sentence', 'Voir https://vitrea.example/'],
    ['a script', 'javascript:alert(1)'],
  ])('%s', (_, text) => expect(told(readPermalink, text).refused).toContain('attendu une adresse, trouvé'))
})
