/**
 * Globals that a script has made. An element with an `id` or a `name` is a property of
 * `window` too, but an inherited one.
 */

import { ownProperty } from '../base/own-property'
/**
 * Reads a global that a script has made.
 * @param page the window of a frame, for its globals.
 * @returns `undefined` when there is none, even if an element has this name.
 */
export const scriptGlobal = (name: string, page: object = window): unknown =>
  ownProperty(page as Readonly<Record<string, unknown>>, name)
