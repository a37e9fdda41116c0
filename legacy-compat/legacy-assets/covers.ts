/** What elements do with their mask and their spinner: `el.mask()`, `el.unspin()`. */
import type { OldElement } from '../old-element'
import type { MaskObject } from './mask'

const coverOf = (element: OldElement, name: string) => element.get(name) as MaskObject

const cover = (name: string) =>
  function (this: OldElement, options?: unknown) {
    if (options) this.set(name, options)
    coverOf(this, name).show()
    return this
  }
const uncover = (name: string) =>
  function (this: OldElement) {
    coverOf(this, name).hide()
    return this
  }

export const coverMethods = {
  mask: cover('mask'),
  unmask: uncover('mask'),
  spin: cover('spinner'),
  unspin: uncover('spinner'),
}
