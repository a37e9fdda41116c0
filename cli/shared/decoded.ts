/** A text that was percent-encoded; with a percent sign that is one, as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
