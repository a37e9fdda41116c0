/** Uses of names that the browser has as well: reading them says nothing, how they are constructed does. */

let tell: (name: string) => void = () => {}

/** Whom to tell of each. */
export function onOldUse(listener: (name: string) => void): void {
  tell = listener
}

export const noteOldUse = (name: string): void => tell(name)
