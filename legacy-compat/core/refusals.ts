/** Reports of what page scripts do: code that is refused, and old uses of names that the browser has as well. */

/** What is refused: code that a page asks to run, a function in a text, and the answer of another site. */
type Refusal = 'refusedCode' | 'refusedFunction' | 'refusedAnswer'

const listeners = {
  refused: (_name: Refusal, _what: string): void => {},
  usedOldName: (_name: string): void => {},
}

/** Sets the listeners. An old use is a construction: `new Event(event)`; reading a name is none. */
export const listenTo = (given: Partial<typeof listeners>): unknown => Object.assign(listeners, given)

export const refuse = (name: Refusal, what: string): void => listeners.refused(name, what)
export const noteOldUse = (name: string): void => listeners.usedOldName(name)

/** `Browser.exec`: it reports the code, and evaluates nothing. */
export function refuseCode(scripts: unknown): unknown {
  if (scripts) refuse('refusedCode', String(scripts))
  return scripts
}
