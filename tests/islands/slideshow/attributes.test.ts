import { describe, expect, test, vi } from 'vitest'
import { attributes } from '../../../islands/slideshow/attributes'

const { slides, sleep } = attributes
const src = '/vue.jpg'

describe('data-slides', () => {
  test.each([[[{ src }]], [[{ src, href: '/page', caption: 'Une vue' }]]])('%j is read', (list) =>
    expect(slides.read(JSON.stringify(list))).toEqual(list),
  )

  test.each([
    'vue.jpg',
    '{}',
    '[]',
    '[{}]',
    '["/vue.jpg"]',
    '[{"src":"javascript:alert(1)"}]',
    '[{"src":"data:image/png;base64,AA"}]',
    '[null]',
  ])('%s is refused', (raw) => expect(slides.read(raw)).toBeUndefined())

  test('an empty link is none', () =>
    expect(
      slides.read(
        JSON.stringify([
          { src, href: '' },
          { src, href: null, caption: null },
        ]),
      ),
    ).toEqual([{ src }, { src }]))

  test('a slide without an image is left out, one with an unsafe link loses that: neighbours stay', () => {
    const leave = vi.fn()
    const bad = [
      { src, href: 'javascript:a' },
      { href: '/page' },
      { src, caption: 3 },
      { src, caption: 'Une vue' },
    ]
    expect(slides.read(JSON.stringify(bad), leave)).toEqual([{ src }, { src }, { src, caption: 'Une vue' }])
    expect(leave.mock.calls.map((call) => call.slice(0, 3))).toEqual([
      ['[0].href', 'javascript:a', 'une adresse http, https, mailto ou tel'],
      ['[1]', '{"href":"/page"}', '{ "src": une adresse http ou https }'],
      ['[2].caption', 3, 'un texte'],
    ])
  })
})

describe('data-sleep, in seconds', () => {
  test.each([
    ['5', 5],
    [' 2.5 ', 2.5],
    ['2,5', 2.5],
  ])('%s is read', (raw, value) => expect(sleep.read(raw)).toBe(value))
  test.each(['', '0', '-1', 'vite', '1e3', '5s'])('"%s" is refused', (raw) =>
    expect(sleep.read(raw)).toBeUndefined(),
  )
})
