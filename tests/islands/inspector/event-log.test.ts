import { expect, test } from 'vitest'
import { EventLog, MAX_EVENTS } from '../../../islands/inspector/event-log'

const noon = new Date(2026, 10, 21, 12, 3, 7, 50)

test('the newest event is first, with its time and what matters of it', () => {
  const log = new EventLog()
  log.add('mount', { island: 'popup' }, noon)
  log.add('request', { method: 'POST', url: '/a?q=pare-brise', island: 'popup', state: 'sent' }, noon)
  expect(log.entries.map(({ type, time, text }) => [type, time, text])).toEqual([
    ['request', '12:03:07.050', 'POST · /a?q=… · popup'],
    ['mount', '12:03:07.050', 'popup'],
  ])
})

test('nobody is named in a tracked event', () => {
  const log = new EventLog()
  log.add(
    'track',
    { category: 'devis', label: 'anne@exemple.fr', user_email: 'a@b.fr', user_phone: '0199001110' },
    noon,
  )
  expect(log.entries[0]?.text).toBe('devis · …')
})

test('the last 200 are kept', () => {
  const log = new EventLog()
  for (let count = 0; count < MAX_EVENTS + 5; count += 1) log.add('navigate', { url: `/${count}` }, noon)
  expect(log.entries).toHaveLength(MAX_EVENTS)
  expect(log.entries[0]?.text).toBe(`/${MAX_EVENTS + 4}`)
})

test('paused, it takes nothing; emptied, it goes on', () => {
  const log = new EventLog()
  log.isPaused = true
  expect(log.add('mount', { island: 'a' }, noon)).toBe(false)
  log.isPaused = false
  log.add('mount', { island: 'b' }, noon)
  log.clear()
  log.add('mount', { island: 'c' }, noon)
  expect(log.entries.map(({ text }) => text)).toEqual(['c'])
})
