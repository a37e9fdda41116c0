/** Methods of elements: handlers of another one, and the part of a field's text that is selected. */
import type { Kit } from '../kit'

interface Target {
  addEvent(type: string, fn: unknown): void
  retrieve(key: 'events'): Readonly<Record<string, { readonly keys: readonly unknown[] }>> | null
}

/** Makes the method that copies the handlers of another element, window or document, of one type or all. */
export const makeCloneEvents = ({ byId }: Kit) =>
  function (this: Target, from: unknown, type?: string): Target {
    const other = byId(from) as Target | null
    for (const [name, { keys }] of Object.entries(other?.retrieve('events') ?? {}))
      if (!type || name === type) for (const fn of keys) this.addEvent(name, fn)
    return this
  }

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
