/** Which part of a field's text is selected, as scripts of that time asked for it. */
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
