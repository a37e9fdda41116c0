import { expect, test } from 'vitest'
import { late } from '../../../legacy-compat/core/deferred'

test('what a page puts on a name whose code is on its way is read at once, and stays', async () => {
  const code = { Validator: 'ours', Other: 'ours' }
  const { standFor, arrive } = late()
  const Form = standFor(() => code) as unknown as Record<string, unknown>
  const theirs = { add: () => 'theirs' }
  Form.Validator = theirs
  expect(Form.Validator).toBe(theirs)
  arrive()
  await Promise.resolve()
  expect([Form.Validator, Form.Other]).toEqual([theirs, 'ours'])
})

test('what was given early is the real thing wherever scripts have put it', async () => {
  const code: Record<string, unknown> = {}
  const { standFor, arrive } = late()
  const early = standFor(() => code.Effect) as unknown as { options: unknown }
  const holder = standFor(() => code.holder) as unknown as { effect: { start(): string } }
  holder.effect = early as never
  code.Effect = { start: () => 'started' }
  code.holder = {}
  arrive()
  await Promise.resolve()
  expect(holder.effect).toBe(code.Effect)
  expect(holder.effect.start()).toBe('started')
})
