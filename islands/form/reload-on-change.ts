/** Fields that the server's form depends on (§7.15). Few forms have one: what reloads it is fetched when one is near. */
import { membersOf } from '../../src/dom/members'
import { setter } from '../../src/dom/undo'
import { focusOn } from '../../src/overlay/focus'
import { cancel } from '../../src/server/request'
import type { Context } from './context'
import { explain } from './failures'

const code = () => import('./reload')

let count = 0

const isReloading = (target: EventTarget | null): boolean => {
  const value = target instanceof HTMLElement ? membersOf(target).dataset.reload : undefined
  return value !== undefined && !/^(false|0)$/i.test(value)
}

/** @returns gives up the reload that is under way. */
export function reloadOnChange(form: HTMLFormElement, context: Context): () => void {
  const { engine, listen } = context
  count += 1
  const sequence = `form ${count}`
  const fetchCode = () => engine.chunk('form-reload', code)
  let busy = new AbortController()
  const run = async (): Promise<void> => {
    // The newest only.
    busy.abort()
    const mine = new AbortController()
    busy = mine
    setter(AbortSignal.any([mine.signal, context.signal]))(form, 'aria-busy', 'true')
    try {
      const { reload } = await fetchCode()
      await reload(form, context, sequence)
    } catch (error) {
      explain(error, context, 'reloadFailed', () => {
        focusOn(form)
        void run()
      })
    } finally {
      mine.abort()
    }
  }
  listen('focusin', ({ target }) => {
    if (isReloading(target)) fetchCode().catch(() => {})
  })
  listen('change', ({ target }) => {
    if (isReloading(target)) void run()
  })
  return () => cancel(sequence)
}
