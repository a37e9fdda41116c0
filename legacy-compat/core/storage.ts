/** Values that scripts keep beside an element, a window or a document; they go with it. */
import type { Dictionary } from './loose'

const kept = new WeakMap<object, Dictionary>()

export function storageOf(owner: object): Dictionary {
  const storage = kept.get(owner) ?? (Object.create(null) as Dictionary)
  kept.set(owner, storage)
  return storage
}

export const forget = (owner: object): boolean => kept.delete(owner)

/** Reads the value under `key`; without one, `preset` is returned and kept. */
export function retrieve<Value>(owner: object, key: string, preset?: Value): Value | null {
  const storage = storageOf(owner)
  storage[key] ??= preset
  return (storage[key] as Value) ?? null
}

export const storageMethods = {
  store(this: object, key: string, value: unknown) {
    storageOf(this)[key] = value
    return this
  },
  retrieve(this: object, key: string, preset?: unknown) {
    return retrieve(this, key, preset)
  },
  eliminate(this: object, key: string) {
    delete storageOf(this)[key]
    return this
  },
}
