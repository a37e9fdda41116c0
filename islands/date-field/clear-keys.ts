/** §5.1: Backspace and Delete clear a date field; `input` tells the same where keys have no name (Android). */
export function clearKeys(field: HTMLInputElement, signal: AbortSignal): void {
  field.addEventListener(
    'keydown',
    (event) => {
      // Shift+Delete cuts.
      const isClear = event.key === 'Backspace' || (event.key === 'Delete' && !event.shiftKey)
      if (!isClear || event.defaultPrevented || event.isComposing || field.readOnly || !field.value) return
      event.preventDefault()
      field.value = ''
      // `change` comes when the field is left, as for anything that is typed.
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }))
    },
    { signal },
  )
}
