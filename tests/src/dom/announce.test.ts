/** The one live region. */
import { afterEach, expect, test, vi } from 'vitest'
import { announce } from '../../../src/dom/announce'

const regions = () => [...document.querySelectorAll('[role=status]')]
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A dialog that is open over the page, as `showModal` would open it. */
function openModal(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  const find = document.querySelectorAll.bind(document)
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    selector.includes('dialog:modal') ? ([dialog] as never) : find(selector),
  )
  return dialog
}

test('speaks through one region, the same sentence twice as well', async () => {
  announce('Trois résultats')
  await nextFrame()
  const [region] = regions()
  const line = region?.firstElementChild
  announce('Trois résultats')
  await nextFrame()
  expect(regions()).toEqual([region])
  expect(region?.textContent).toBe('Trois résultats')
  expect(region?.firstElementChild).not.toBe(line)
})

test('is in the dialog while one is open, below which nothing is heard, and in the page again afterwards', async () => {
  announce('Avant')
  const dialog = openModal()
  announce('Deux agences')
  await nextFrame()
  expect([...dialog.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toEqual([
    'Deux agences',
  ])
  vi.restoreAllMocks()
  dialog.remove()
  announce('Fermé')
  await nextFrame()
  expect(regions().map(({ textContent }) => textContent)).toEqual(['Fermé'])
  expect(regions()[0]?.parentElement).toBe(document.body)
})
