/** What the visitor has typed, and what the page has given. */

/**
 * Whether a field holds something else than the page has given it. By the field's type, browsers strip line ends and
 * spaces from what a page gives: that is no typing.
 */
export function isTyped(field: HTMLInputElement): boolean {
  const given = field.cloneNode() as HTMLInputElement
  given.value = field.defaultValue
  return field.value !== given.value
}
