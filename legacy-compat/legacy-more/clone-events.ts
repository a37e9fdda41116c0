import type { Kit } from '../kit'

interface Target {
  addEvent(type: string, fn: unknown): void
  retrieve(key: 'events'): Readonly<Record<string, { readonly keys: readonly unknown[] }>> | null
}

/** Makes the method of elements, windows and documents that copies the handlers of another one, of one kind or all. */
export const makeCloneEvents = ({ byId }: Kit) =>
  function (this: Target, from: unknown, type?: string): Target {
    const other = byId(from) as Target | null
    for (const [name, { keys }] of Object.entries(other?.retrieve('events') ?? {}))
      if (!type || name === type) for (const fn of keys) this.addEvent(name, fn)
    return this
  }
