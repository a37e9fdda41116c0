// @module-tag react
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Message, Toast, ToastStack } from '../../../src/ui/toast'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const message = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  content: `Message ${id}`,
  delay: 0,
  onShown() {},
  ...more,
})
const frame = () => vi.advanceTimersByTimeAsync(20)

function showStack(messages: readonly Message[], name = 'Notifications', close = 'Fermer') {
  const onClose = vi.fn<(closed: Message) => void>()
  const stack = createRef<HTMLElement>()
  const draw = (words: readonly [string, string]) => (
    <ToastStack messages={messages} name={words[0]} close={words[1]} stack={stack} onClose={onClose} />
  )
  const { rerender } = render(draw([name, close]))
  return { onClose, stack, say: (...words: [string, string]) => rerender(draw(words)) }
}

test('a message comes into its region once the region is there, and says so', async () => {
  const onShown = vi.fn()
  render(<Toast message={message(1, { onShown })} close="Fermer" isHeld={false} onClose={() => {}} />)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(onShown).not.toHaveBeenCalled()
  await frame()
  expect(screen.getByRole('status').textContent).toBe('Message 1')
  expect(onShown).toHaveBeenCalled()
})

test('one that goes before it could be read says so, too: who waits for it goes on', () => {
  const onShown = vi.fn()
  const { unmount } = render(
    <Toast message={message(1, { onShown })} close="Fermer" isHeld={false} onClose={() => {}} />,
  )
  unmount()
  expect(onShown).toHaveBeenCalledOnce()
})

test('a node of the page is shown itself, and drawn again it is still there', async () => {
  const content = document.createElement('b')
  const { say } = showStack([message(1, { content })])
  await frame()
  say('Notices', 'Close')
  expect(screen.getByRole('status').firstChild).toBe(content)
})

test('what a function draws is there when it says so, and is drawn again with other texts', async () => {
  let word = 'Copiez'
  const seen: (string | null)[] = []
  const content = () => <b>{word}</b>
  const onShown = () => seen.push(screen.getByRole('status').textContent)
  const { say } = showStack([message(1, { content, onShown })])
  await frame()
  expect(seen).toEqual(['Copiez'])
  word = 'Copy'
  say('Notices', 'Close')
  expect(screen.getByRole('status').textContent).toBe('Copy')
})

test('texts that change are those of what is shown', async () => {
  const { say } = showStack([message(1)])
  await frame()
  say('Notices', 'Close')
  expect(screen.getByRole('region', { name: 'Notices' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Message 1')
})

test('its time begins once it is shown, stands still while it is held, and is told once', async () => {
  const onClose = vi.fn()
  const draw = (isHeld: boolean) => <Toast message={timed} close="Fermer" isHeld={isHeld} onClose={onClose} />
  const timed = message(1, { delay: 1000 })
  const { rerender } = render(draw(false))
  await frame()
  await vi.advanceTimersByTimeAsync(600)
  rerender(draw(true))
  await vi.advanceTimersByTimeAsync(60_000)
  rerender(draw(false))
  await vi.advanceTimersByTimeAsync(300)
  expect(onClose).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(onClose).toHaveBeenCalledOnce()
})

test('the button and Escape close their own message; the focus goes to the next one', async () => {
  const [one, two] = [message(1), message(2)]
  const { onClose } = showStack([one, two])
  await frame()
  const [first, second] = screen.getAllByRole('button', { name: 'Fermer' })
  first?.focus()
  fireEvent.keyDown(first as Element, { key: 'Escape' })
  expect(onClose).toHaveBeenLastCalledWith(one)
  expect(document.activeElement).toBe(second)
  fireEvent.click(second as Element)
  expect(onClose).toHaveBeenLastCalledWith(two)
})

test.each([{ key: 'Enter' }, { key: 'Escape', isComposing: true }])('%o closes nothing', async (keys) => {
  const { onClose } = showStack([message(1)])
  await frame()
  fireEvent.keyDown(screen.getByRole('button'), keys)
  expect(onClose).not.toHaveBeenCalled()
})
