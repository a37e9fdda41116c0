/** Which part of a field's text is selected, in the words of scripts of that time. */
type Field = HTMLInputElement | HTMLTextAreaElement

export const selectionMethods = {
  getSelectedRange(this: Field) {
    return { start: this.selectionStart ?? 0, end: this.selectionEnd ?? 0 }
  },
  selectRange(this: Field, start: number, end: number) {
    this.focus()
    this.setSelectionRange(start, end)
    return this
  },
}
