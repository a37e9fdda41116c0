/** When moving content stands still: it is out of sight, or the visitor looks at it closely. */

/**
 * Tells `change` whether the content may move, at once and each time that this changes, until `signal` aborts.
 * @param areas where the pointer or the focus stops the movement.
 * @returns a function: with true, pointer and focus stop nothing any more, as the visitor has started the
 * movement; with false, they do again.
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
