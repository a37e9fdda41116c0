/** Old uses of names that the browser has as well. A read tells nothing; the way a name is constructed does. */

let tell: (name: string) => void = () => {}

/** Sets the listener that is told of each old use. */
export function onOldUse(listener: (name: string) => void): void {
  tell = listener
}

export const noteOldUse = (name: string): void => tell(name)
