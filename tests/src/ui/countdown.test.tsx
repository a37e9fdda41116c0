// @module-tag react
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from '../../../src/ui/countdown'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const button = () => screen.getByRole<HTMLButtonElement>('button')

function count(seconds: number, { shows = true, mayStep = (): boolean => true } = {}) {
  const onStep = vi.fn<(left: number) => void>()
  const onStop = vi.fn()
  const draw = (isHeld: boolean, say = 'Reste') => (
    <Countdown
      seconds={seconds}
      isHeld={isHeld}
      text={shows ? (left) => `${say} ${left}` : undefined}
      stop="Arrêter"
      stopped="Arrêté"
      mayStep={mayStep}
      onStep={onStep}
      onStop={onStop}
    />
  )
  const { rerender, container } = render(draw(false))
  return {
    onStep,
    onStop,
    hold: (isHeld: boolean) => rerender(draw(isHeld)),
    say: (word: string) => rerender(draw(false, word)),
    text: () => container.querySelector('p')?.textContent,
  }
}

test('seconds are told and shown one by one, and no more once they are over', () => {
  const { onStep, text } = count(3)
  expect(text()).toBe('Reste 3')
  pass(1)
  expect(text()).toBe('Reste 2')
  pass(10)
  expect(onStep.mock.calls).toEqual([[2], [1], [0]])
  expect(vi.getTimerCount()).toBe(0)
})

test('held, it stands still, and the interrupted second starts over', () => {
  const { onStep, hold } = count(5)
  pass(0.9)
  hold(true)
  pass(60)
  hold(false)
  pass(0.9)
  expect(onStep).not.toHaveBeenCalled()
  pass(0.1)
  expect(onStep).toHaveBeenCalledOnce()
})

test('a second that may not count does not; texts that change do not touch the time', () => {
  let may = false
  const { onStep, say, text } = count(5, { mayStep: () => may })
  pass(3)
  expect(onStep).not.toHaveBeenCalled()
  may = true
  pass(0.5)
  say('Left')
  expect(text()).toBe('Left 5')
  pass(0.5)
  expect(text()).toBe('Left 4')
})

test('where the page shows the seconds, only the button is drawn', () => {
  expect(count(5, { shows: false }).text()).toBeUndefined()
  expect(button().textContent).toBe('Arrêter')
})

test('stopped, it is over for good: the button says so, keeps the focus, and is disabled once that has left', () => {
  const { onStep, onStop, text } = count(5)
  button().focus()
  fireEvent.click(button())
  fireEvent.click(button())
  pass(60)
  expect(onStep).not.toHaveBeenCalled()
  expect(onStop).toHaveBeenCalledOnce()
  expect(text()).toBeUndefined()
  expect([button().textContent, button().ariaDisabled ?? button().getAttribute('aria-disabled')]).toEqual([
    'Arrêté',
    'true',
  ])
  expect(document.activeElement).toBe(button())
  expect(button().disabled).toBe(false)
  act(() => button().blur())
  expect(button().disabled).toBe(true)
})
