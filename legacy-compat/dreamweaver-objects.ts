/** What Dreamweaver's functions find in a page, leave on it and check in it. */
import { formElement } from '../src/forms/form-members'

/**
 * Leaves `value` on the document under `name`, where page scripts read it. Does nothing where an element has that
 * name: the document refuses to be written to then.
 */
export const leaveOnDocument = (name: string, value: unknown): unknown => Reflect.set(document, name, value)

/**
 * `MM_findObj` finds a named property of the document, a field of one of its forms, or an id; `name?frame` looks in a
 * frame. A field called `title` is found, not the document's title. Layers are not searched: their browser is gone.
 * @returns a node, a group of radio buttons, a window, whatever has that name; `null` when nothing has.
 */
export function findObject(query: unknown, within: Document = document): unknown {
  const [name = '', frame] = `${query}`.split('?')
  const page: Document = (frame && Reflect.get(parent, frame)?.document) || within
  let found: unknown = !(name in Document.prototype) && Reflect.get(page, name)
  for (const form of page.forms) found ||= formElement(form, name)
  return found || page.getElementById(name)
}

/** Reads a number; a comma is a decimal separator. */
export const numberIn = (value: string): number => +value.replace(',', '.')

/** The bounds of `inRangeMIN:MAX`, as the page wrote them. */
export const boundsIn = (rule: string): string[] => rule.split(/inRange|:/).slice(1)

/**
 * Whether a value passes a rule. Only a rule that begins with R refuses an empty value; '@' must be neither
 * the first nor the last character.
 */
export function isAccepted(value: string, rule: string): boolean {
  if (!value) return !rule.startsWith('R')
  if (rule.includes('isEmail')) return /^[^@]+@./s.test(value)
  const [min = -Infinity, max = Infinity] = boundsIn(rule)
  return rule === 'R' || (numberIn(value) >= +min && numberIn(value) <= +max)
}
