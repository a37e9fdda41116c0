/* In the measured page, before anything else: says when something is shown, and how busy the page was. */
{
  const long = []
  const interactions = []
  new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) interactions.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  const isShown = (selector) => {
    const element = document.querySelector(selector)
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    return !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0)
  }
  window.benchClock = {
    /** Milliseconds from the next event of this type to the frame in which the selector's element is painted; -1 after 20 s. */
    shown: (selector, type) =>
      new Promise((resolve) => {
        let start
        const begin = (event) => {
          start ??= event.timeStamp
        }
        addEventListener(type, begin, { capture: true, once: true })
        const asked = performance.now()
        const look = () => {
          if (performance.now() - asked > 20_000) return resolve(-1)
          if (start === undefined || !isShown(selector)) return requestAnimationFrame(look)
          // A task after this frame: it has been painted by then.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - start)
          port2.postMessage(0)
        }
        look()
      }),
    longTasks: () => long.reduce((sum, each) => sum + each, 0),
    interaction: () => Math.max(16, ...interactions),
  }
}
