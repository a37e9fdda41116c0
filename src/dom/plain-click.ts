/**
 * Whether a click is one of the main button without a modifier key. Other clicks open a tab or
 * download: the browser handles them.
 */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
}
