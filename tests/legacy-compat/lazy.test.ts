import { expect, test, vi } from 'vitest'
import { type Chunk, lazy } from '../../legacy-compat/lazy'
import { makeEngine } from '../../src/engine/engine'
import { describeIsland } from '../../src/island/describe'
import { services } from '../../src/registry-entries'
import { settled } from '../helpers/engine'

test('calls before the code keep all their arguments, also where the page has a `bind` of 1.2', async () => {
  const open = vi.fn()
  const { bind } = Function.prototype
  // As the older library's compatibility build has it.
  const old = vi.spyOn(Function.prototype, 'bind').mockImplementation(function (
    this: () => void,
    self,
    first,
  ) {
    return first === undefined ? bind.call(this, self) : () => this.apply(self, [first] as unknown as [])
  })
  const code = describeIsland<Chunk>('calls', async () => ({ create: async () => ({ box: { open } }) }))
  const { methods } = lazy(makeEngine([], services, null), code)
  const box = methods('box', 'open')
  expect(box.open?.('/page', { handler: 'string' })).toBe(box)
  await settled()
  old.mockRestore()
  expect(open).toHaveBeenCalledExactlyOnceWith('/page', { handler: 'string' })
})
