/** Whether the visitor has done anything on the page since it was loaded (contract §9). */

const ACTS = ['pointerdown', 'keydown', 'input'] as const

/**
 * Listens from now on.
 * @returns whether the visitor has pressed or typed anything; what a script dispatches is no act.
 */
export function noteActs(): () => boolean {
  const controller = new AbortController()
  const { signal } = controller
  for (const type of ACTS)
    addEventListener(type, ({ isTrusted }) => isTrusted && controller.abort(), {
      capture: true,
      passive: true,
      signal,
    })
  // What was done before this script was here only the browser knows.
  return () => signal.aborted || navigator.userActivation?.hasBeenActive === true
}
