/**
 * A form of happy-dom is a proxy, and the method of its prototype refuses proxies: what it answers by itself does
 * not.
 */
import { types } from 'node:util'

/** @param form the class of the forms of a page. */
export function letFormsDispatch(form: typeof HTMLFormElement): void {
  let owner: EventTarget = form.prototype
  while (!Object.hasOwn(owner, 'dispatchEvent')) owner = Object.getPrototypeOf(owner)
  const { dispatchEvent } = owner
  owner.dispatchEvent = function (event) {
    return types.isProxy(this) ? this.dispatchEvent(event) : dispatchEvent.call(this, event)
  }
}
