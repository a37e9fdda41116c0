/** What an island keeps beside a field follows the form when it is reset. */
import { rootAround } from '../dom/roots'

/** A field, or the form itself. */
type Owner = HTMLFormElement | HTMLInputElement

const formOf = (owner: Owner): HTMLFormElement | null =>
  owner instanceof HTMLFormElement ? owner : owner.form

/**
 * Runs `run` after each reset of the form, until `signal` aborts. The event comes before the fields have their
 * values, and any listener may prevent it until it is over; a field may have gone to another form meanwhile.
 */
export function afterReset(owner: Owner, run: () => void, signal: AbortSignal): void {
  const onReset = (event: Event) => {
    if (event.target !== formOf(owner)) return
    setTimeout(() => {
      if (!event.defaultPrevented && !signal.aborted) run()
    })
  }
  // In the capture phase: a listener on the form may stop the event.
  rootAround(owner).addEventListener('reset', onReset, { capture: true, signal })
}
