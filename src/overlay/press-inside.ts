/**
 * Watches where presses begin. Where the focus goes with a press says nothing of where it was: Safari focuses what is
 * around a pressed link or button, such as `main`, and so do other browsers around what takes no focus.
 * @param isInside whether an event is on what belongs together.
 * @returns whether a press that began inside is under way: the focus that moves meanwhile has not left.
 */
export function watchPressInside(isInside: (event: Event) => boolean, signal: AbortSignal): () => boolean {
  let isPressed = false
  const note = (event: Event) => {
    isPressed = event.type === 'pointerdown' && isInside(event)
  }
  // On the window and in the capture phase: before whoever asks, and whoever stops the event.
  // A finger's `mousedown`, which moves the focus, comes after its `pointerup`.
  for (const type of ['pointerdown', 'mouseup', 'keydown', 'pointercancel'])
    addEventListener(type, note, { capture: true, signal })
  return () => isPressed
}
