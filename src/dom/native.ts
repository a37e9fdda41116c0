/** The browser's own functions, as they are when the first script runs. */

type Descriptor = 'get' | 'set' | 'value'

/**
 * A method, getter or setter of the browser's, to call on any object of its kind: a script that replaces it later
 * neither sees nor changes what is done with it.
 * @param object one that has the member, by its prototypes.
 */
export function native<Call>(object: object, name: string, kind: Descriptor): Call {
  let owner: object | null = object
  while (owner && !Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner)
  const found = owner && Object.getOwnPropertyDescriptor(owner, name)?.[kind]
  return Function.prototype.call.bind(found) as Call
}
