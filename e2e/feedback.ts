/** When the first change that a visitor sees follows a press: counted in frames, measured in milliseconds. */
import type { Page } from '@playwright/test'

export interface Feedback {
  /** Frames that were drawn since the press, the one with the change included. */
  readonly frames: number
  /** From the press to the end of that frame. */
  readonly milliseconds: number
  /** What changed: `waiting` for the look of a press whose code is on the way, else the name of what came. */
  readonly change: string
}

/** Follows the presses of every page that is visited from now on. @returns the feedback of each, in their order. */
export async function watchFeedback(page: Page): Promise<Feedback[]> {
  const seen: Feedback[] = []
  await page.exposeFunction('noteFeedback', (feedback: Feedback) => seen.push(feedback))
  await page.addInitScript(() => {
    const { noteFeedback } = window as unknown as { noteFeedback(feedback: Feedback): void }
    let pressed: number | undefined
    let frames = 0
    const press = ({ timeStamp, isTrusted }: Event) => {
      if (!isTrusted || pressed !== undefined) return
      pressed = timeStamp
      frames = 0
      const count = () => {
        frames += 1
        if (pressed !== undefined) requestAnimationFrame(count)
      }
      requestAnimationFrame(count)
    }
    // Enter on a button is a key first, and the click that the browser makes of it a task later.
    for (const type of ['click', 'submit', 'keydown']) addEventListener(type, press, { capture: true })
    const changeOf = ({ type, target, addedNodes }: MutationRecord): string | undefined => {
      if (type === 'attributes') {
        const element = target as Element
        if (element.hasAttribute('data-ilots-waiting')) return 'waiting'
        if (element.getAttribute('aria-invalid') === 'true') return 'invalid'
        return element.getAttribute('aria-busy') === 'true' ? 'busy' : undefined
      }
      const [dialog] = [...addedNodes].filter((node) => node instanceof HTMLDialogElement)
      return (dialog as Element | undefined)?.className
    }
    const tell = (change: string, since: number) =>
      requestAnimationFrame(() => {
        const drawn = frames + 1
        // A task after the frame: what it draws has been drawn.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () =>
          noteFeedback({ frames: drawn, milliseconds: performance.now() - since, change })
        port2.postMessage(undefined)
      })
    new MutationObserver((records) => {
      const change = records.map(changeOf).find(Boolean)
      if (!change || pressed === undefined) return
      tell(change, pressed)
      pressed = undefined
    }).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-ilots-waiting', 'aria-busy', 'aria-invalid'],
    })
  })
  return seen
}
