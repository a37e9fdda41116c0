/**
 * `MM_findObj` finds a named property of the document, a field of one of its forms, or an id; `name?frame` looks in a
 * frame. A field called `title` is found, not the document's title. Layers are not searched: their browser is gone.
 * @returns a node, a group of radio buttons, a window, whatever has that name; `null` when nothing has.
 */
import { formElement } from '../src/forms/form-members'
export function findObject(query: unknown, within: Document = document): unknown {
  const [name = '', frame] = `${query}`.split('?')
  const page: Document = (frame && Reflect.get(parent, frame)?.document) || within
  let found: unknown = !(name in Document.prototype) && Reflect.get(page, name)
  for (const form of page.forms) found ||= formElement(form, name)
  return found || page.getElementById(name)
}
