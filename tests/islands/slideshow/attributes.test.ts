import { describe, expect, test } from 'vitest'
import { attributes } from '../../../islands/slideshow/attributes'

const { slides, sleep } = attributes
const src = '/vue.jpg'

describe('data-slides', () => {
  test.each([
    [[{ src }]],
    [[{ src, href: '/page', caption: 'Une vue' }]],
    [[{ src, href: null, caption: null }]],
    [[{ src, href: '' }]],
  ])('%j is read', (list) => expect(slides.read(JSON.stringify(list))).toEqual(list))

  test.each([
    'vue.jpg',
    '{}',
    '[]',
    '[{}]',
    '["/vue.jpg"]',
    '[{"src":"javascript:alert(1)"}]',
    '[{"src":"data:image/png;base64,AA"}]',
    '[{"src":"/vue.jpg","href":"javascript:alert(1)"}]',
    '[{"src":"/vue.jpg","caption":3}]',
    '[null]',
  ])('%s is refused', (raw) => expect(slides.read(raw)).toBeUndefined())
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
