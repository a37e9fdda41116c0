/** Values that scripts keep beside an element, a window or a document; they go with it. */
import type { Dictionary } from './loose'

const storages = new WeakMap<object, Dictionary>()

export function storageOf(owner: object): Dictionary {
  const storage = storages.get(owner) ?? (Object.create(null) as Dictionary)
  storages.set(owner, storage)
  return storage
}

export const forget = (owner: object): boolean => storages.delete(owner)

/** Reads the value under `key`; without one, `preset` is returned and kept. */
export function retrieve<Value>(owner: object, key: string, preset?: Value): Value | null {
  const storage = storageOf(owner)
  storage[key] ??= preset
  return (storage[key] as Value) ?? null
}

export const storageChanges = {
  store(owner: object, key: string, value: unknown) {
    storageOf(owner)[key] = value
  },
  eliminate(owner: object, key: string) {
    delete storageOf(owner)[key]
  },
}
