/**
 * Members of an element that may be a form with a field called `style`, `children` or `show`: `named-elements.ts`
 * lets these names stay, so that the field is sent.
 */

/** A member that an element or a document has by its kind, whatever field or image has its name. */
export const memberOf = (node: Node, name: string): unknown =>
  Reflect.get(Object.getPrototypeOf(node), name, node)

/** Sets such a member. */
export const setMember = (element: Element, name: string, value: unknown): boolean =>
  Reflect.set(Object.getPrototypeOf(element), name, value, element)

/** Its own style. */
export const styleOf = (element: Element & ElementCSSInlineStyle): CSSStyleDeclaration =>
  memberOf(element, 'style') as CSSStyleDeclaration

/** Takes a node out of where it stands. */
export const detach = (node: Node): unknown => node.parentNode?.removeChild(node)

/** The elements that stand in it. */
export const childrenOf = (node: Node): Element[] =>
  [...node.childNodes].filter((child): child is Element => child instanceof Element)
