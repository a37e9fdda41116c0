/** Ours has a no-break space before its colon. */
const withPlainSpaces = (text: string): string => text.replace(/\s/g, ' ')

/**
 * Says in the page's title that there are errors, until `signal` aborts: a screen reader reads it first. A server may
 * have said so itself, and another script may change the title meanwhile.
 * @param prefix "Erreur : "
 */
export function markTitle(prefix: string, signal: AbortSignal): void {
  const { title } = document
  if (withPlainSpaces(title).startsWith(withPlainSpaces(prefix))) return
  const marked = prefix + title
  document.title = marked
  signal.addEventListener('abort', () => {
    if (document.title === marked) document.title = title
  })
}
