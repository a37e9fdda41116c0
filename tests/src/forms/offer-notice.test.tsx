/** A question above a form, as React draws it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Engine } from '../../../src/engine/engine'
import { type Offer, offerNotice } from '../../../src/forms/offer-notice'
import { complaints, find, startOn } from '../../helpers/engine'

const PAGE = '<main><form><input name="parentNode"></form></main>'
/** That name hides where the form stands. */
const SHOWN = PAGE.replace('name=', 'data-ilots-name=')
let gone = new AbortController()
afterEach(() => gone.abort())

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.ilots-notice button')]

// The name of the field is given.
let told: ReturnType<typeof complaints>
beforeEach(() => {
  told = complaints()
})

async function offer(more: Partial<Offer> = {}) {
  const engine = await startOn(PAGE)
  gone = new AbortController()
  const act = { yes: vi.fn(), no: vi.fn() }
  offerNotice(engine, gone.signal, find('form'), {
    text: () => engine.t('Un brouillon vous attend.'),
    answers: [
      [() => engine.t('Reprendre'), act.yes],
      [() => 'Effacer', act.no],
    ],
    ...more,
  })
  return { engine, ...act }
}

const translate = ({ store }: Engine, traductions: Record<string, string>) =>
  store.setState(({ translation }) => ({ translation: { ...translation, traductions } }))

test('stands before the form, and waits for its turn to be spoken', async () => {
  await offer()
  expect(find('form').previousElementSibling?.querySelector('[role=status]')).not.toBeNull()
  expect(find('.ilots-notice-text').textContent).toBe('Un brouillon vous attend.')
  expect(buttons().map(({ type, textContent }) => [type, textContent])).toEqual([
    ['button', 'Reprendre'],
    ['button', 'Effacer'],
  ])
})

test('an answer takes it away, moves the focus to the form, then acts', async () => {
  const { yes, no } = await offer()
  yes.mockImplementation(() => expect(document.activeElement).toBe(find('form')))
  buttons()[0]?.click()
  expect(yes).toHaveBeenCalledOnce()
  expect(no).not.toHaveBeenCalled()
  find('form').blur()
  expect(document.body.innerHTML).toBe(SHOWN)
})

test('without an answer it goes with the island', async () => {
  await offer()
  gone.abort()
  expect(document.body.innerHTML).toBe(SHOWN)
})

test('translations that come later are read in it, and the answers still act', async () => {
  const { engine, yes } = await offer()
  const [button] = buttons()
  translate(engine, { 'Un brouillon vous attend.': 'Ein Entwurf wartet.', Reprendre: 'Fortsetzen' })
  await vi.waitFor(() => expect(find('.ilots-notice-text').textContent).toBe('Ein Entwurf wartet.'))
  // The same button: it may have the focus.
  expect(buttons()[0]).toBe(button)
  expect(button?.textContent).toBe('Fortsetzen')
  button?.click()
  expect(yes).toHaveBeenCalledOnce()
})

test('a text that throws is reported, and nothing of it stays', async () => {
  await offer({
    text: () => {
      throw new Error('sans texte')
    },
  })
  expect(told.errors).toContainEqual(expect.stringContaining('sans texte'))
  expect(document.querySelector('.ilots-notice')).toBeNull()
})
