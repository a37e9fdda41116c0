/** The unsaved-changes guard of the edit form (§4.3): its window's closing, Escape and Back ask it, and so does leaving the page. */
import { ownGlobal } from '../../src/dom/own-global'
import type { Context, ElementForm } from './mount'

/** §9.2: scripts of the page fill the form in first. Milliseconds. */
const DELAY = 100

export function guardLeaving({ guard }: ElementForm, context: Context): void {
  const { attributes, engine, signal, say } = context
  // §2.1: the other windows close without a question.
  if (attributes.kind !== 'edit') return
  afterLoad(() => guard.settle(), signal)
  context.listen('focusin', () => guard.look())
  const name = `${engine.config.product}ConfirmClose`
  const page = window as unknown as Record<string, unknown>
  const ask = (): string => (guard.isChanged ? say('leave') : '')
  // A page that asks for itself goes on doing so (contract §6.1).
  if (ownGlobal(name) === undefined) {
    page[name] = ask
    signal.addEventListener('abort', () => {
      if (page[name] === ask) delete page[name]
    })
  }
  const onLeave = (event: BeforeUnloadEvent) => {
    if (guard.isChanged) event.preventDefault()
  }
  addEventListener('beforeunload', onLeave, { signal })
}

function afterLoad(run: () => void, signal: AbortSignal): void {
  let timer = 0
  const wait = () => {
    timer = window.setTimeout(run, DELAY)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
