import type { Dictionary } from '../core/loose'

/** Makes methods whose names differ by one word. */
export function named<Self, Word>(
  words: Record<string, Word>,
  call: (self: Self, word: Word, argument: unknown) => unknown,
): Dictionary {
  const methods: Dictionary = {}
  for (const [name, word] of Object.entries(words))
    methods[name] = function (this: Self, argument: unknown) {
      return call(this, word, argument)
    }
  return methods
}
