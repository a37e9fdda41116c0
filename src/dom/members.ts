/**
 * A form and the document answer with the elements that a page has named before their own members: a field named
 * `parentNode`, an image named `currentScript` (HTML, [LegacyOverrideBuiltIns]). Whoever writes content names them.
 */

/** What `toString` says of a form or a document, a frame's too: it goes by a symbol, and no field has one for a name. */
const NAMING = /Form|Document]/

/**
 * The members that the browser gives `owner`, whatever the page has named: `membersOf(form).elements`. For reading,
 * calling and setting; as an argument (`contains`, `append`, `===`) the owner itself is meant. Everything else comes
 * back as it is: ask so whatever may be a form, a host as well as an element met in a walk.
 */
export const membersOf = <Owner>(owner: Owner): Owner =>
  NAMING.test({}.toString.call(owner)) ? (new Proxy(owner as object, members) as Owner) : owner

const members: ProxyHandler<object> = {
  get(owner, name) {
    // Asked a second time, it is given back as it is.
    if (name === Symbol.toStringTag) return undefined
    const prototype = Object.getPrototypeOf(owner)
    if (!(name in prototype)) {
      // A note that a script has left on the document, as React does, is no element.
      const note: unknown = Reflect.get(owner, name)
      return Object(note) === note ? undefined : note
    }
    const value: unknown = Reflect.get(prototype, name, owner)
    return typeof value === 'function' ? value.bind(owner) : value
  },
  set: (owner, name, value) => Reflect.set(Object.getPrototypeOf(owner), name, value, owner),
}
