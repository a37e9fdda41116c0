/**
 * Reads the `data-*` attributes of an element, by their names in camelCase. `dataset` itself answers an attribute
 * that is not there with what a script has put into `Object.prototype`.
 */
export const dataOf = (element: HTMLElement | SVGElement): DOMStringMap => ({
  __proto__: null as never,
  ...element.dataset,
})
