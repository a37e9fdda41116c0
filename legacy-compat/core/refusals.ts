/** What page scripts do that somebody wants to hear of: code that is refused, and old uses of names that the browser has as well. */

/** What is refused: code that a page asks to run, a function in a text, and the answer of another site. */
type Refusal = 'refusedCode' | 'refusedFunction' | 'refusedAnswer'

const listeners = {
  refused: (_name: Refusal, _what: string): void => {},
  usedOldName: (_name: string): void => {},
}

/** Sets who is told of what is refused, and of each old use: a read tells nothing, the way a name is constructed does. */
export const listenTo = (given: Partial<typeof listeners>): unknown => Object.assign(listeners, given)

export const refuse = (name: Refusal, what: string): void => listeners.refused(name, what)
export const noteOldUse = (name: string): void => listeners.usedOldName(name)

/** `Browser.exec`: it reports the code, and evaluates nothing. */
export function refuseCode(scripts: unknown): unknown {
  if (scripts) refuse('refusedCode', String(scripts))
  return scripts
}
