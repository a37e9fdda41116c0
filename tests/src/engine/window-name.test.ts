import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOn } from '../../helpers/engine'

beforeEach(() => {
  window.name = ''
})
afterEach(() => {
  window.name = ''
})

test('a window of the site’s own has its name', async () => {
  const { config } = await startOn('')
  expect(window.name).toBe(config.windowName)
})

test('a window that another page has named keeps its name', async () => {
  window.name = 'devis'
  await startOn('')
  expect(window.name).toBe('devis')
})

test('a frame is given none', async () => {
  vi.stubGlobal('top', {})
  await startOn('')
  expect(window.name).toBe('')
})
