import { beforeEach, expect, test, vi } from 'vitest'
import { openApart } from '../../../src/overlay/open-apart'

const open = vi.fn<typeof window.open>()
const show = (shown: object | null) => open.mockReset().mockReturnValue(shown as Window | null)
beforeEach(() => vi.stubGlobal('open', open))

const HERE = new URL('https://vitrea.example/plan')
const ELSEWHERE = new URL('https://autre.example/')

test('passes on name and features, and gives the window', () => {
  const shown = { opener: window }
  show(shown)
  expect(openApart(HERE, 'plan', 'width=400')).toBe(shown)
  expect(open).toHaveBeenCalledExactlyOnceWith(HERE.href, 'plan', 'width=400')
})

test.each([
  ['of this origin keeps its opener', HERE, window],
  ['of another origin has none', ELSEWHERE, null],
  ['that is empty keeps its opener', undefined, window],
])('a window %s', (_, url, opener) => {
  const shown = { opener: window as Window | null }
  show(shown)
  openApart(url, 'plan')
  expect(shown.opener).toBe(opener)
})

test('a window that is blocked is nothing', () => {
  show(null)
  expect(openApart(ELSEWHERE, 'plan')).toBeNull()
})

test('this window, and a frame, keep whoever has opened them', () => {
  const around = { opener: {} }
  show(around)
  openApart(ELSEWHERE, '_self')
  expect(around.opener).not.toBeNull()
})

test('a window that a link of the page has opened for another origin stays as it is', () => {
  const shown = Object.defineProperty({}, 'opener', {
    get: () => window,
    set() {
      throw new DOMException('', 'SecurityError')
    },
  })
  show(shown)
  expect(openApart(ELSEWHERE, 'plan')).toBe(shown)
})
