/**
 * Resolves once nothing is pressed: a button that moves while it is pressed gets no click. It always waits for one
 * frame, because Firefox moves the focus before `:active` matches.
 */
export async function waitForRelease(): Promise<void> {
  do await new Promise(requestAnimationFrame)
  while (document.querySelector(':active'))
}
