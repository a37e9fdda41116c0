/** When what moves by itself stands still: nobody sees it, or somebody looks closer. */

/**
 * Tells `change` whether it may run now, at once and each time that this changes, until `signal` aborts.
 * @param areas what the visitor points at or has the focus in.
 * @returns from then on, or no longer, pointing and focus hold nothing: the visitor has started it.
 */
export function watchHolds(
  areas: readonly Element[],
  signal: AbortSignal,
  change: (mayRun: boolean) => void,
): (isAsked: boolean) => void {
  const held = new Set<string>()
  let isAsked = false
  const tell = () =>
    change(
      !held.has('unseen') && !document.hidden && (isAsked || !(held.has('pointer') || held.has('focus'))),
    )
  const hold = (why: string, isHeld: boolean): void => {
    if (isHeld) held.add(why)
    else held.delete(why)
    tell()
  }
  for (const area of areas) {
    const on = (type: string, why: string, isHeld: boolean) =>
      area.addEventListener(type, () => hold(why, isHeld), { signal })
    on('pointerenter', 'pointer', true)
    on('pointerleave', 'pointer', false)
    on('focusin', 'focus', true)
    on('focusout', 'focus', false)
  }
  document.addEventListener('visibilitychange', tell, { signal })
  const observer = new IntersectionObserver((entries) =>
    hold('unseen', !entries.some(({ isIntersecting }) => isIntersecting)),
  )
  signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(areas[0] as Element)
  tell()
  return (asked) => {
    isAsked = asked
    tell()
  }
}
