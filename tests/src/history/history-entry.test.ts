import { beforeEach, expect, test, vi } from 'vitest'
import { HistoryEntry, whenPageLeft } from '../../../src/history/history-entry'
import { writeEntry } from '../../../src/history/write-entry'
import { settled } from '../../helpers/engine'
import { type FakeHistory, fakeHistory } from '../../helpers/fake-history'

let history: FakeHistory
beforeEach(() => {
  history = fakeHistory()
})

async function open(onBack = vi.fn()) {
  const entry = new HistoryEntry(onBack)
  await settled()
  return { entry, onBack }
}

test('one entry is added, at the same address', async () => {
  await open()
  expect(history.index).toBe(1)
  expect(new Set(history.addresses).size).toBe(1)
})

test('Back closes, once', async () => {
  const { onBack } = await open()
  await history.go(-1)
  await history.go(1)
  await history.go(-1)
  expect(onBack).toHaveBeenCalledOnce()
})

test('Back in a frame above the entry closes nothing', async () => {
  const { onBack } = await open()
  globalThis.history.pushState(globalThis.history.state, '')
  await history.go(-1)
  expect(onBack).not.toHaveBeenCalled()
})

test('closing takes the entry away, and is no Back', async () => {
  const { entry, onBack } = await open()
  entry.release()
  await settled()
  expect(history.index).toBe(0)
  expect(onBack).not.toHaveBeenCalled()
})

test('closing twice goes back once', async () => {
  globalThis.history.pushState({ page: 2 }, '')
  const { entry } = await open()
  entry.release()
  entry.release()
  await settled()
  expect(history.index).toBe(1)
})

test('closing after Back goes nowhere', async () => {
  globalThis.history.pushState({ page: 2 }, '')
  const { entry } = await open()
  await history.go(-1)
  entry.release()
  await settled()
  expect(history.index).toBe(1)
})

test('closing before the entry was pushed pushes none', async () => {
  const entry = new HistoryEntry(() => {})
  entry.release()
  await settled()
  expect(history.length).toBe(1)
})

test('an overlay opened while another closes gets its own entry, above the page’s', async () => {
  const { entry } = await open()
  entry.release()
  const next = await open()
  expect(history.index).toBe(1)
  await history.go(-1)
  expect(next.onBack).toHaveBeenCalledOnce()
  expect(history.index).toBe(0)
})

test('the state of the page’s own scripts is kept', async () => {
  globalThis.history.replaceState({ mine: 1 }, '')
  await open()
  expect(history.state).toMatchObject({ mine: 1 })
})

test('coming back to the page restores no scroll position, and its own way of doing so stays', async () => {
  globalThis.history.scrollRestoration = 'auto'
  const modes: string[] = []
  const push = vi.spyOn(globalThis.history, 'pushState')
  push.mockImplementation(() => void modes.push(globalThis.history.scrollRestoration))
  await open()
  expect(modes).toEqual(['manual'])
  expect(globalThis.history.scrollRestoration).toBe('auto')
})

test('the entry comes after the frame that shows the overlay; what closes before that leaves none', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const { entry } = await open()
  const { onBack } = await open()
  expect(history.index).toBe(0)
  entry.release()
  for (const frame of frames) frame(0)
  expect(history.index).toBe(0)
  await settled()
  expect(history.index).toBe(1)
  await history.go(-1)
  expect(onBack).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('another script’s page is left; an entry of ours at another address, Back from it included, is not', () => {
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  const left = vi.fn()
  whenPageLeft(new AbortController().signal, left)
  const change = () => navigation.dispatchEvent(new Event('currententrychange'))
  for (const page of ['2', '3', '2']) {
    writeEntry('pushState', { ilotsBack: {} }, `/page?p=${page}`)
    change()
  }
  expect(left).not.toHaveBeenCalled()
  globalThis.history.pushState({}, '', '/ailleurs')
  change()
  expect(left).toHaveBeenCalledOnce()
})
