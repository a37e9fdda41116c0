// @module-tag react
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Calendar, focusDay } from '../../../src/ui/calendar'
import { clampDay, dayAfterKey } from '../../../src/ui/calendar-days'
import { fc } from '../../helpers/property'

dayjs.extend(utc)
afterEach(cleanup)

const at = (text: string): Dayjs => dayjs.utc(text)
const plain = (day: Dayjs | undefined) => day?.format('YYYY-MM-DD')
const TEXTS = { previous: 'Mois précédent', next: 'Mois suivant', month: 'Mois', years: 'Année' }

/** Draws a calendar that goes where it is led. */
function show(view: string, { lang = 'fr', first = '1900-01-01', last = '2031-12-31', chosen = '' } = {}) {
  const onChoose = vi.fn<(day: Dayjs) => void>()
  const [from, to] = [at(first), at(last)]
  function Shown() {
    const [day, move] = useState(at(view))
    return (
      <Calendar
        lang={lang}
        say={(key) => TEXTS[key]}
        view={day}
        chosen={chosen ? at(chosen) : undefined}
        today={at('2026-11-21')}
        first={from}
        last={to}
        onMove={move}
        onChoose={onChoose}
      />
    )
  }
  render(<Shown />)
  return { onChoose, grid: screen.getByRole('grid') }
}

const cell = (name: string) => screen.getByLabelText(name)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const pick = (name: string, value: number) =>
  fireEvent.change(select(name), { target: { value: String(value) } })
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

describe('what is drawn', () => {
  test('a month in weeks from Monday, the chosen day, today, and what cannot be chosen', () => {
    const { grid } = show('2026-11-24', { chosen: '2026-11-24T08:30:00Z', last: '2026-11-25' })
    expect(grid.getAttribute('aria-label')).toBe('novembre 2026')
    const [first, ...weeks] = [...grid.querySelectorAll('tbody tr')].map((week) =>
      [...week.children].map(({ textContent }) => textContent),
    )
    expect(first).toEqual(['', '', '', '', '', '', '1'])
    expect(weeks.at(-1)).toEqual(['30', '', '', '', '', '', ''])
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'])
    const marked = (attribute: string, value: string) =>
      [...grid.querySelectorAll(`[${attribute}="${value}"]`)].map((day) => day.getAttribute('aria-label'))
    expect(marked('aria-selected', 'true')).toEqual(['mardi 24 novembre 2026'])
    expect(marked('aria-current', 'date')).toEqual(['samedi 21 novembre 2026'])
    expect(marked('tabindex', '0')).toEqual(['mardi 24 novembre 2026'])
    expect(marked('aria-disabled', 'true').at(0)).toBe('jeudi 26 novembre 2026')
  })

  test('its names are those of the page’s language', () => {
    const { grid } = show('2026-11-24', { lang: 'en-GB' })
    expect(grid.getAttribute('aria-label')).toBe('November 2026')
    expect(select('Mois').options[11]?.text).toBe('December')
    expect(screen.getByLabelText(/^Tuesday,? 24 November 2026$/).tabIndex).toBe(0)
  })

  test('no month beyond those with days to choose', () => {
    show('2026-11-24', { first: '2026-11-10', last: '2026-12-05' })
    expect([button('Mois précédent').disabled, button('Mois suivant').disabled]).toEqual([true, false])
    fireEvent.click(button('Mois suivant'))
    expect([button('Mois précédent').disabled, button('Mois suivant').disabled]).toEqual([false, true])
    expect(cell('samedi 5 décembre 2026').tabIndex).toBe(0)
    expect([...select('Année').options].map(({ text }) => text)).toEqual(['2026'])
  })
})

describe('other months', () => {
  test('are reached by buttons and lists, drawn at once, and announced', async () => {
    const { grid } = show('2026-01-31')
    fireEvent.click(button('Mois suivant'))
    expect(grid.getAttribute('aria-label')).toBe('février 2026')
    expect(cell('samedi 28 février 2026').tabIndex).toBe(0)
    pick('Mois', 4)
    expect(grid.getAttribute('aria-label')).toBe('mai 2026')
    pick('Année', 1980)
    expect(grid.getAttribute('aria-label')).toBe('mai 1980')
    expect([select('Mois').value, select('Année').value]).toEqual(['4', '1980'])
    await vi.waitFor(() => expect(document.querySelector('[role="status"]')?.textContent).toBe('mai 1980'))
  })

  test('the first one shown is not announced', async () => {
    show('2026-01-31')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(document.querySelector('[role="status"]')?.textContent ?? '').toBe('')
  })
})

describe('the keyboard', () => {
  test('takes the focus along, and draws only the two days that change', () => {
    const { grid } = show('2026-11-24')
    focusDay(grid)
    const drawn: Node[] = []
    const observer = new MutationObserver((records) => drawn.push(...records.map(({ target }) => target)))
    observer.observe(grid, { subtree: true, childList: true, attributes: true, characterData: true })
    expect(press('ArrowRight')).toBe(false)
    expect(document.activeElement).toBe(cell('mercredi 25 novembre 2026'))
    drawn.push(...observer.takeRecords().map(({ target }) => target))
    observer.disconnect()
    expect(new Set(drawn)).toEqual(
      new Set([cell('mardi 24 novembre 2026'), cell('mercredi 25 novembre 2026')]),
    )
  })

  test('goes to other months, and no further than what can be chosen', () => {
    const { grid } = show('2026-11-30', { last: '2026-12-24' })
    focusDay(grid)
    press('ArrowRight')
    expect(document.activeElement).toBe(cell('mardi 1 décembre 2026'))
    press('PageDown')
    expect(document.activeElement).toBe(cell('jeudi 24 décembre 2026'))
    press('PageUp', { shiftKey: true })
    expect(document.activeElement).toBe(cell('mercredi 24 décembre 2025'))
  })

  test.each(['Enter', ' '])('« %s » takes the day', (key) => {
    const { grid, onChoose } = show('2026-11-24')
    focusDay(grid)
    expect(press(key)).toBe(false)
    expect(onChoose.mock.calls.map(([day]) => plain(day))).toEqual(['2026-11-24'])
  })

  test('leaves the browser its own keys', () => {
    const { grid } = show('2026-11-24')
    focusDay(grid)
    for (const [key, more] of [
      ['a', {}],
      ['ArrowRight', { ctrlKey: true }],
      ['Home', { metaKey: true }],
    ] as const)
      expect(press(key, more)).toBe(true)
    expect(document.activeElement).toBe(cell('mardi 24 novembre 2026'))
  })
})

test('a press takes a day that can be chosen, with the time of the day that is shown, and no other', () => {
  const { onChoose } = show('2026-11-24T08:30:00Z', { first: '2026-11-10' })
  fireEvent.click(cell('lundi 9 novembre 2026'))
  fireEvent.click(screen.getByRole('columnheader', { name: 'lun' }))
  expect(onChoose).not.toHaveBeenCalled()
  fireEvent.click(cell('mercredi 11 novembre 2026'))
  expect(onChoose.mock.calls.map(([day]) => day.format('YYYY-MM-DD HH:mm'))).toEqual(['2026-11-11 08:30'])
})

describe('the keys of the grid', () => {
  test.each([
    ['ArrowLeft', false, '2026-02-28'],
    ['ArrowRight', false, '2026-03-02'],
    ['ArrowUp', false, '2026-02-22'],
    ['ArrowDown', false, '2026-03-08'],
    ['Home', false, '2026-02-23'],
    ['End', false, '2026-03-01'],
    ['PageUp', false, '2026-02-01'],
    ['PageDown', false, '2026-04-01'],
    ['PageUp', true, '2025-03-01'],
    ['PageDown', true, '2027-03-01'],
    ['a', false, undefined],
  ])('%s (Shift %s) leads from Sunday the first of March to %s', (key, isShifted, to) => {
    expect(plain(dayAfterKey(key, isShifted, at('2026-03-01')))).toBe(to)
  })

  test('a month that is shorter gives its last day', () => {
    expect(plain(dayAfterKey('PageDown', false, at('2026-01-31')))).toBe('2026-02-28')
    expect(plain(dayAfterKey('ArrowLeft', false, at('2026-01-31'), true))).toBe('2026-02-01')
    expect(plain(dayAfterKey('PageDown', true, at('2024-02-29')))).toBe('2025-02-28')
  })

  test('a day forth and a day back are the same day, also where the clocks change', () => {
    const days = fc.integer({ min: -700_000, max: 2_900_000 }).map((day) => dayjs.utc(day * 86_400_000))
    fc.assert(
      fc.property(days, (day) => {
        const next = dayAfterKey('ArrowRight', false, day) as Dayjs
        expect(next.diff(day, 'hour')).toBe(24)
        expect(plain(dayAfterKey('ArrowLeft', false, next))).toBe(plain(day))
      }),
    )
  })

  test('the nearest day that can be chosen', () => {
    const [first, last] = [at('2026-11-23'), at('2031-12-31')]
    const nearest = (day: string) => plain(clampDay(at(day), first, last))
    expect(['2020-01-01', '2060-01-01', '2030-01-01'].map(nearest)).toEqual([
      '2026-11-23',
      '2031-12-31',
      '2030-01-01',
    ])
  })
})
