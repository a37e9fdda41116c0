/**
 * Resolves in a task of its own, after what the browser has to do for the visitor. A message and no timer: a page in
 * the background gets one timer a second.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
