import { membersOf } from '../src/dom/members'

/**
 * `MM_findObj`: a named property of the document, a field of one of its forms, an id; `name?frame` looks in a frame.
 * A field called `title` is the field, not the document's title. Layers are gone with the browser that had them.
 * @returns a node, a group of radio buttons, a window, whatever has that name; `null` when nothing has.
 */
export function findObject(query: unknown, within: Document = document): unknown {
  const [name = '', frame] = String(query).split('?')
  const page: Document = (frame && Reflect.get(parent, frame)?.document) || within
  let found: unknown = !(name in Document.prototype) && Reflect.get(page, name)
  const asked = membersOf(page)
  for (const form of asked.forms) found ||= membersOf(form).elements.namedItem(name)
  return found || asked.getElementById(name)
}
