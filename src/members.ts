/**
 * A form and the document answer with the elements that a page has named before their own members: a field named
 * `parentNode`, an image named `currentScript` (HTML, [LegacyOverrideBuiltIns]). Whoever writes content names them.
 */

/**
 * The members that the browser gives `owner`, whatever the page has named: `membersOf(form).elements`. For reading,
 * calling and setting; as an argument (`contains`, `append`, `===`) the owner itself is meant.
 */
export function membersOf<Owner extends object>(owner: Owner): Owner {
  return new Proxy(owner, members as ProxyHandler<Owner>)
}

const members: ProxyHandler<object> = {
  get(owner, name) {
    const prototype = Object.getPrototypeOf(owner)
    const value: unknown = Reflect.get(name in prototype ? prototype : owner, name, owner)
    return typeof value === 'function' ? value.bind(owner) : value
  },
  set(owner, name, value) {
    const prototype = Object.getPrototypeOf(owner)
    return Reflect.set(name in prototype ? prototype : owner, name, value, owner)
  },
}
