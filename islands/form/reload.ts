/** Replaces the form by the server's new one, with what was typed (§7.15). */

import { announce } from '../../src/dom/announce'
import { isPartOf, markContentOfAnswer } from '../../src/dom/content'
import { focusOn } from '../../src/dom/focus'
import { reveal } from '../../src/dom/reveal'
import { bodyOf } from '../../src/forms/body'
import { formElements } from '../../src/forms/form-members'
import { isTickable } from '../../src/forms/is-tickable'
import { replacement } from '../../src/server/replaced'
import { serverFragment } from '../../src/server/server-html'
import { askPlatform } from './call'
import type { Context } from './context'
import { type Field, fieldsOf } from './fields'

/**
 * Asks for the form again and replaces it; an answer without a form replaces its content.
 * @param stop ends the call.
 * @throws as `request`, with the form left as it was.
 */
export async function reload(form: HTMLFormElement, context: Context, stop: AbortSignal): Promise<void> {
  const { page, say } = context
  const sent = statesOf(form)
  const html = await askPlatform(context, 'reload', bodyOf(form, null, false), replacement, stop)
  if (stop.aborted || html === undefined) return
  const now = statesOf(form)
  const restoreFocus = rememberFocusedField(form)
  const fragment = serverFragment(html, form)
  markContentOfAnswer(fragment, form, page.config)
  // A form that content has put before it is not its successor.
  const forms = [...fragment.querySelectorAll('form')].filter((each) => isPartOf(form, each, page.config))
  const fresh = forms.find((each) => each.getAttribute('id') === form.getAttribute('id')) ?? forms[0] ?? form
  if (fresh === form) form.replaceChildren(fragment)
  else form.replaceWith(fragment)
  carryOver(sent, now, fresh)
  if (restoreFocus && !restoreFocus(fresh)) focusOn(fresh)
  // Mounted before we return, so that a submit right now is checked like any other.
  await page.scan(fresh)
  await Promise.all([...page.islandsOn(fresh)].map((instance) => instance.start()))
  announce(say('updated'))
}

/** One field: what it holds, what the server's HTML gave it, and its chosen files. */
interface State {
  readonly value: string
  readonly initial: string
  readonly files: FileList | null
}
/** The fields' states by a key that the same field has in another copy of the form. */
type States = ReadonlyMap<string, State>

/**
 * Fields by a key made of the name, the value of a tick or else the type, and the rank among fields with both the
 * same.
 */
function keyed(form: HTMLFormElement): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of allOf(form)) {
    const base = `${field.name} ${isTick(field) ? field.value : field.type}`
    let index = 0
    while (fields.has(`${base} ${index}`)) index += 1
    fields.set(`${base} ${index}`, field)
  }
  return fields
}

/** Every field, with all radios of a group. */
function allOf(form: HTMLFormElement): Field[] {
  const known = new Set(fieldsOf(form))
  return formElements(form).filter(
    (element): element is Field =>
      known.has(element as Field) || (element instanceof HTMLInputElement && element.type === 'radio'),
  )
}

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && isTickable(field)

const optionsJson = (field: HTMLSelectElement, isChosen: (option: HTMLOptionElement) => boolean) =>
  JSON.stringify([...field.options].filter(isChosen).map(({ value }) => value))

function initialOf(field: Field): string {
  if (isTick(field)) return String(field.defaultChecked)
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const given = optionsJson(field, ({ defaultSelected }) => defaultSelected)
  return given === '[]' && !field.multiple ? JSON.stringify([field.options[0]?.value ?? '']) : given
}

/** @param sent the form's data: a masked field or a date field sends what the server's HTML would hold. */
function currentValue(field: Field, sent: FormData): string {
  if (isTick(field)) return String(field.checked)
  if (field instanceof HTMLSelectElement) return optionsJson(field, ({ selected }) => selected)
  const values = sent.getAll(field.name)
  return values.length === 1 && typeof values[0] === 'string' ? values[0] : field.value
}

/** Reads what each field of the form holds now. */
function statesOf(form: HTMLFormElement): States {
  const sent = new FormData(form)
  const states = [...keyed(form)].map(([key, field]): [string, State] => {
    const files = field instanceof HTMLInputElement && field.type === 'file' ? field.files : null
    return [key, { value: files ? '' : currentValue(field, sent), initial: initialOf(field), files }]
  })
  return new Map(states)
}

/**
 * Fills the new form. What was typed since the call wins, then what the server has changed. What the server did not
 * send back is kept.
 * @param sent the form when the server was asked. @param now the form when the answer came.
 */
function carryOver(sent: States, now: States, fresh: HTMLFormElement): void {
  for (const [key, field] of keyed(fresh)) {
    const state = now.get(key)
    if (!state) continue
    if (state.files?.length && field instanceof HTMLInputElement) field.files = state.files
    const given = initialOf(field)
    const isTyped = state.value !== sent.get(key)?.value
    if (!state.files && (isTyped || given === state.initial || given === '')) fillField(field, state.value)
  }
}

function fillField(field: Field, value: string): void {
  if (isTick(field)) field.checked = value === 'true'
  else if (!(field instanceof HTMLSelectElement)) field.value = value
  else {
    const values = JSON.parse(value) as string[]
    const options = [...field.options]
    // The new list may no longer offer the choice: a model of another make.
    if (!values.every((wanted) => options.some((option) => option.value === wanted))) return
    for (const option of options) option.selected = values.includes(option.value)
  }
}

/**
 * Notes the focused field and its caret.
 * @returns puts both into the same field of another form, and answers false when there is none.
 */
function rememberFocusedField(form: HTMLFormElement): ((fresh: HTMLFormElement) => boolean) | undefined {
  const field = document.activeElement
  if (!field || !form.contains(field)) return undefined
  const key = [...keyed(form)].find(([, each]) => each === field)?.[0] ?? ''
  const { id } = field
  const { selectionStart: start, selectionEnd: end, scrollTop } = field as HTMLTextAreaElement
  return (fresh) => {
    const again = keyed(fresh).get(key) ?? (id ? document.getElementById(id) : null)
    if (!again || !fresh.contains(again)) return false
    reveal(again)
    again.focus({ preventScroll: true })
    // Only text has a caret: for other types browsers answer null, and throw when it is set.
    const hasText = again instanceof HTMLInputElement || again instanceof HTMLTextAreaElement
    if (hasText && typeof start === 'number') again.setSelectionRange(start, end)
    again.scrollTop = scrollTop
    return document.activeElement === again
  }
}
