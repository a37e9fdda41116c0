/**
 * Resolves once nothing is pressed: a button that moves between pressing and letting go is not clicked. Firefox gives the
 * focus before it says that something is pressed: a frame passes in any case.
 */
export async function unpressed(): Promise<void> {
  do await new Promise(requestAnimationFrame)
  while (document.querySelector(':active'))
}
