/**
 * Writes an entry of the history. A browser refuses it in a page without an origin (a sandboxed frame), and Safari for a while
 * after a hundred of them: the address bar stays as it is then, and Back leads where it led.
 * @param how whether it is a new entry, or the one that the page is at.
 * @returns whether it was written.
 */
export function writeEntry(
  how: 'pushState' | 'replaceState',
  state: unknown,
  address?: string | URL,
): boolean {
  try {
    history[how](state, '', address)
    return true
  } catch {
    return false
  }
}
