/** What a visitor has typed, carried into the form that the server sends in place of theirs. */
import { membersOf } from '../../src/dom/members'
import { type Field, fieldsOf } from './fields'

/** Of one field: what it holds, what the server had given it, what was chosen as files. */
interface State {
  readonly value: string
  readonly initial: string
  readonly files: FileList | null
}
export type States = ReadonlyMap<string, State>

/** The same field in another form: its name, its value if that tells it from others, its place among its like. */
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

/** Of a group of radios, all. */
function allOf(form: HTMLFormElement): Field[] {
  const known = new Set(fieldsOf(form))
  return [...membersOf(form).elements].filter(
    (element): element is Field =>
      known.has(element as Field) || (element instanceof HTMLInputElement && element.type === 'radio'),
  )
}

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)

function chosen(field: HTMLSelectElement, isChosen: (option: HTMLOptionElement) => boolean): string {
  return JSON.stringify([...field.options].filter(isChosen).map(({ value }) => value))
}

function initialOf(field: Field): string {
  if (isTick(field)) return String(field.defaultChecked)
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const given = chosen(field, ({ defaultSelected }) => defaultSelected)
  return given === '[]' && !field.multiple ? JSON.stringify([field.options[0]?.value ?? '']) : given
}

/** @param sent the form's own data: what a mask or a date field sends is what the server's HTML would hold. */
function heldBy(field: Field, sent: FormData): string {
  if (isTick(field)) return String(field.checked)
  if (field instanceof HTMLSelectElement) return chosen(field, ({ selected }) => selected)
  const values = sent.getAll(field.name)
  return values.length === 1 && typeof values[0] === 'string' ? values[0] : field.value
}

export function statesOf(form: HTMLFormElement): States {
  const sent = new FormData(form)
  const states = [...keyed(form)].map(([key, field]): [string, State] => {
    const files = field instanceof HTMLInputElement && field.type === 'file' ? field.files : null
    return [key, { value: files ? '' : heldBy(field, sent), initial: initialOf(field), files }]
  })
  return new Map(states)
}

/**
 * What was typed since the call wins; then what the server has changed; what it did not give back is not lost.
 * @param sent as it was when the server was asked. @param now as it is.
 */
export function carry(sent: States, now: States, fresh: HTMLFormElement): void {
  for (const [key, field] of keyed(fresh)) {
    const state = now.get(key)
    if (!state) continue
    if (state.files?.length && field instanceof HTMLInputElement) field.files = state.files
    const given = initialOf(field)
    const isTyped = state.value !== sent.get(key)?.value
    if (!state.files && (isTyped || given === state.initial || given === '')) put(field, state.value)
  }
}

function put(field: Field, value: string): void {
  if (isTick(field)) field.checked = value === 'true'
  else if (!(field instanceof HTMLSelectElement)) field.value = value
  else {
    const values = JSON.parse(value) as string[]
    const options = [...field.options]
    // A model of another make is not on offer any more.
    if (!values.every((wanted) => options.some((option) => option.value === wanted))) return
    for (const option of options) option.selected = values.includes(option.value)
  }
}

/** Where focus and caret are. @returns puts them into the same field of another form; false when there is none. */
export function rememberPlace(form: HTMLFormElement): ((fresh: HTMLFormElement) => boolean) | undefined {
  const field = document.activeElement
  if (!field || !membersOf(form).contains(field)) return undefined
  const key = [...keyed(form)].find(([, each]) => each === field)?.[0] ?? ''
  const { id } = field
  const { selectionStart: start, selectionEnd: end, scrollTop } = field as HTMLTextAreaElement
  return (fresh) => {
    const again = keyed(fresh).get(key) ?? (id ? document.getElementById(id) : null)
    if (!again || !membersOf(fresh).contains(again)) return false
    again.focus({ preventScroll: true })
    // Only text has a caret: elsewhere browsers answer null, and throw when it is set.
    const hasText = again instanceof HTMLInputElement || again instanceof HTMLTextAreaElement
    if (hasText && typeof start === 'number') again.setSelectionRange(start, end)
    again.scrollTop = scrollTop
    return document.activeElement === again
  }
}
