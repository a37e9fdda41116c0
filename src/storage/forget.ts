/** Clears what is kept on the device (`stored-value.ts`). It stands in the loader, and needs no island's code. */
import type { Config } from '../contracts/config'

/**
 * The mark with which each kept value of a session begins. It is made from the whole session hash,
 * which nobody can read out of it.
 */
export function markOf({ session }: Config): string {
  let sum = 1
  for (const letter of session.hash) sum = (sum * 31 + letter.charCodeAt(0)) % 1e9
  return `${sum}:`
}

/**
 * Clears what is ours from both storages: `{platform}-word something`, with a space, and the menus of §7.17. Values
 * of an older version have no mark, and are cleared too. Never throws.
 * @param mark spares values that begin with it, and a menu whose `-key` is the session's hash (§4.6).
 */
export function forget({ platform, session }: Config, mark?: string): void {
  for (const storage of [() => sessionStorage, () => localStorage])
    try {
      for (const [key, value] of Object.entries<string>(storage()))
        if (
          key.match(`^${platform}-(mobile-menu-|\\w+ )`) &&
          !(
            mark &&
            (value.startsWith(mark) ||
              storage().getItem(`${key.slice(0, key.lastIndexOf('-'))}-key`) === session.hash)
          )
        )
          storage().removeItem(key)
    } catch {
      // The browser forbids it: nothing is kept.
    }
}
