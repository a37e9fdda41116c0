import { expect, test, vi } from 'vitest'
import { elementOf, hasAxe, runAxe } from '../../../islands/inspector/axe'
import { find, startOn } from '../../helpers/engine'
import { nameScript } from '../../helpers/page-html'

test('the tag says where axe is; one that does not come fails, and leaves no script', async () => {
  const engine = await startOn('')
  expect(hasAxe()).toBe(false)
  document.head.innerHTML = '<script type="text/plain" data-inspector-axe="/outils/axe.min.js"></script>'
  expect(hasAxe()).toBe(true)
  nameScript('https://vitrea.example/outils/axe.min.js')
  const append = vi.spyOn(document.head, 'append')
  // The test's document treats every script as loaded, and runs none.
  await expect(runAxe(engine)).rejects.toThrow('window.axe')
  const [[script] = []] = append.mock.calls
  expect((script as HTMLScriptElement).src).toBe('https://vitrea.example/outils/axe.min.js')
  expect(document.querySelector('script[src]')).toBeNull()
})

test('another script of the page than the tag says nothing', async () => {
  const engine = await startOn('')
  document.head.innerHTML =
    '<script type="text/plain" data-inspector-axe="https://ailleurs.example/x.js"></script>'
  await expect(runAxe(engine)).rejects.toThrow('adresse de script refusée')
  expect(document.querySelector('script[src]')).toBeNull()
})

test('an address that is not http is refused', async () => {
  const engine = await startOn('')
  document.head.innerHTML = '<script type="text/plain" data-inspector-axe="javascript:x"></script>'
  await expect(runAxe(engine)).rejects.toMatchObject({ name: 'IlotsError', code: 203 })
})

test('a place in a frame or a shadow tree has no element here', () => {
  document.body.innerHTML = '<p></p>'
  expect(elementOf({ target: ['p'] })).toBe(find('p'))
  expect(elementOf({ target: [['#hote', 'p']] })).toBeUndefined()
})
