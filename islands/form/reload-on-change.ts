/**
 * Listens to fields that the server's form depends on (§7.15). Few forms have one: the code that reloads is fetched for
 * them.
 */
import { membersOf } from '../../src/dom/members'
import { setter } from '../../src/dom/undo'
import { focusOn } from '../../src/overlay/focus'
import type { Context } from './context'
import { showFailure } from './failure'

const code = () => import('./reload')

const isReloading = (target: EventTarget | null): boolean => {
  const value = target instanceof HTMLElement ? membersOf(target).dataset.reload : undefined
  return value !== undefined && !/^(false|0)$/i.test(value)
}

/** Reloads the form when such a field changes. @returns cancels the reload that is under way. */
export function reloadOnChange(form: HTMLFormElement, context: Context): () => void {
  const { page, listen } = context
  const fetchCode = () => page.fetchCode('form-reload', code)
  let busy = new AbortController()
  const run = async (): Promise<void> => {
    // Only the newest reload counts.
    busy.abort()
    const mine = new AbortController()
    busy = mine
    setter(AbortSignal.any([mine.signal, context.signal]))(form, 'aria-busy', 'true')
    try {
      const { reload } = await fetchCode()
      await reload(form, context, mine.signal)
    } catch (error) {
      if (mine.signal.aborted) return
      showFailure(error, context, 'reloadFailed', () => {
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
  return () => busy.abort()
}
