/**
 * A form and the document have a property for each element that content names, and this property hides their own
 * member: a field named `parentNode`, an image named `currentScript` (HTML, [LegacyOverrideBuiltIns]). Whoever
 * writes content chooses these names.
 */

/**
 * What `Object.prototype.toString` says of a form or a document, also of a frame's. It reads a symbol, and no field
 * can have a symbol as its name.
 */
const NAMING = /Form|Document]/

/**
 * The members that the browser gives `owner`, whatever elements the page has named: `membersOf(form).elements`. Use
 * it to read, call and set members; where the element is an argument (`contains`, `append`, `===`), pass the
 * element itself. Anything but a form or a document comes back as it is: use it for any element that may be a form,
 * a host as well as one met in a walk.
 */
export const membersOf = <Owner>(owner: Owner): Owner =>
  NAMING.test({}.toString.call(owner)) ? (new Proxy(owner as object, members) as Owner) : owner

const members: ProxyHandler<object> = {
  get(owner, name) {
    // So that `membersOf` gives its own proxy back as it is.
    if (name === Symbol.toStringTag) return undefined
    const prototype = Object.getPrototypeOf(owner)
    if (!(name in prototype)) {
      // A script may have left a primitive on the document, as React does. An object may be an element of that name.
      const note: unknown = Reflect.get(owner, name)
      return Object(note) === note ? undefined : note
    }
    const value: unknown = Reflect.get(prototype, name, owner)
    return typeof value === 'function' ? value.bind(owner) : value
  },
  set: (owner, name, value) => Reflect.set(Object.getPrototypeOf(owner), name, value, owner),
}
