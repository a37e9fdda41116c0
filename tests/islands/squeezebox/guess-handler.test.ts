import { describe, expect, test } from 'vitest'
import { guessHandler, handlerOf } from '../../../islands/squeezebox/read-rel'
import { safeUrl } from '../../../src/server/safe-url'

const guess = (href: string) => guessHandler(href, safeUrl(href))

describe('without a handler', () => {
  test.each(['jpg', 'jpeg', 'JPG', 'png', 'gif', 'webp', 'avif', 'svg'])('a .%s is an image', (extension) =>
    expect(guess(`/photos/vue.${extension}`)).toBe('image'),
  )
  test.each([
    ['/photos/vue.jpg?taille=grande#haut', 'image'],
    ['https://autre.example/vue.png', 'image'],
    ['#garantie', 'adopt'],
    ['#', 'adopt'],
    ['/horaires', 'ajax'],
    ['horaires.php?page=vue.jpg', 'ajax'],
    ['https://vitrea.example/horaires', 'ajax'],
    ['https://autre.example/horaires', 'iframe'],
    ['http://vitrea.example/horaires', 'iframe'],
    ['/jpg', 'ajax'],
  ])('%s is %s', (href, handler) => expect(guess(href)).toBe(handler))
})

describe('with a handler', () => {
  test('it is the one', () =>
    expect(handlerOf({ handler: 'iframe' }, '/a.jpg', safeUrl('/a.jpg'))).toBe('iframe'))
  test.each([
    ['url', 'ajax'],
    ['clone', 'adopt'],
  ] as const)('the older name %s is %s', (handler, now) =>
    expect(handlerOf({ handler }, '/a', null)).toBe(now),
  )
  test('options without one are guessed', () =>
    expect(handlerOf({ size: { x: 1 } }, '#a', safeUrl('#a'))).toBe('adopt'))
})
