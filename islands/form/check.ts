/** The client's checks (§5.2), and those that the browser would have made. */

import { refusalOf } from '../../src/forms/rules'
import { Code, refusal } from '../../src/island/errors'
import type { Context } from './context'
import { entryOf, type Field, fieldsOf } from './fields'

/** A field in error, and what its visitor reads. */
export interface Mistake {
  readonly field: Field
  readonly text: string
}

export function mistakesIn(form: HTMLFormElement, context: Context): Mistake[] {
  return fieldsOf(form).flatMap((field) => {
    const text = mistakeOf(field, context)
    return text ? [{ field, text }] : []
  })
}

/** Empty for a field that may be sent. */
export function mistakeOf(field: Field, { say, engine, island }: Context): string {
  const entry = entryOf(field, (found) => {
    const message = refusal('data-check', found, 'email, number ou range')
    engine.report.error(Code.attributeRefused, message, { island, element: field })
  })
  const found = refusalOf(entry)
  if (found) return say(found.key, found.values)
  // `pattern`, `maxlength`, a script's own validity: the form is `novalidate` only so that we may say it.
  return field.validity.valid ? '' : say('other', { field: entry.field, message: field.validationMessage })
}
