/** The suggestion that was picked, the fields that it fills (§3.15), and typed text that is no suggestion (§5.5). */

import { nameElement, refusal, sentence } from '../../src/base/errors'
import { ownProperty } from '../../src/base/own-property'
import { Code } from '../../src/contracts/errors'
import { announce } from '../../src/dom/announce'
import { preferTemplate } from '../../src/dom/content'
import { afterReset } from '../../src/forms/after-reset'
import { bringBack, noteChosen, noteGiven } from '../../src/forms/given-values'
import { isTickable } from '../../src/forms/is-tickable'
import { listenWithReplay } from '../../src/island/listen-with-replay'
import type { AutocompleteContext } from './context'
import type { Item } from './replies'
import type { Settings } from './settings'
import { type Filled, losesValue, mayStoreTarget, storeChoice } from './stored-choice'
import { ALLOWED, type Field, isField, mayFill } from './targets'

/** Selectors whose targets are refused, by field: each is reported once. */
const refused = new WeakMap<Element, Set<string>>()

/** Field → the text that a choice has written into it, here or in a field that fills it in. */
const accepted = new WeakMap<Element, string>()

/**
 * Clears the field when the visitor leaves a text in it that is no suggestion.
 * @param mayKeep whether such a text may stay: when the list failed, nothing could be picked.
 * @returns writes a suggestion into the field and its targets.
 */
export function watchChoice(
  field: HTMLInputElement,
  context: AutocompleteContext,
  { value: named, targets: selectorOf, isFreeText }: Settings,
  mayKeep: () => boolean,
): (item: Item) => void {
  const { signal, say } = context
  const targets = Object.values(selectorOf)
  const clearTargets = () => {
    for (const selector of targets) fill(context, selector, '')
  }
  /** The values of the choice that browsers do not restore; undefined when the text is no suggestion. */
  const filled = (): Filled | undefined => {
    if (field.value !== accepted.get(field)) return undefined
    const values = targets.flatMap((selector) => {
      const [target] = find(context, selector)
      return target && losesValue(target) && mayStoreTarget(target)
        ? [[selector, currentValue(target)] as const]
        : []
    })
    return values.some(([, value]) => value) ? Object.fromEntries(values) : undefined
  }
  const stored = storeChoice(field, context, filled)
  for (const selector of stored ? targets : []) putBack(context, selector, ownProperty(stored, selector))
  const isOther = field.value !== field.defaultValue && targets.length > 0
  // A text whose targets are empty was typed before this code was loaded.
  const isTyped = isOther && !hasValues(context, targets)
  accepted.set(field, isTyped ? '' : field.value)
  if (isOther) for (const selector of targets) find(context, selector).forEach(noteChosen)

  const onInput = () => {
    if (field.value !== '' || accepted.get(field) === '') return
    accepted.set(field, '')
    clearTargets()
  }
  const onChange = () => {
    if (field.value === accepted.get(field)) return
    if (!isFreeText && !mayKeep() && field.value !== '') {
      field.value = ''
      announce(say('cleared'))
    }
    accepted.set(field, field.value)
    clearTargets()
  }
  listenWithReplay(field, 'input', onInput, { signal })
  // In the capture phase, before the page's own listeners: they read the value that is really sent.
  listenWithReplay(field, 'change', onChange, { signal, capture: true })
  const onReset = () => {
    accepted.set(field, field.value)
    for (const selector of targets)
      for (const target of find(context, selector))
        if (bringBack(target, field.form) && isField(target)) dispatchChange(target)
  }
  afterReset(field, onReset, signal)
  return (item) => {
    field.value = textOf(ownProperty(item, named))
    accepted.set(field, field.value)
    for (const [name, selector] of Object.entries(selectorOf))
      fill(context, selector, textOf(ownProperty(item, name)))
    dispatchChange(field)
  }
}

/** An item's field as text; empty when the item lacks it, so that its target loses the value of an earlier choice. */
const textOf = (value: unknown): string => (Object(value) === value ? '' : String(value ?? ''))

/** Writes a value into the elements of a selector, and dispatches the events of a change on those that are fields. */
function fill(context: AutocompleteContext, selector: string, value: string): void {
  for (const target of find(context, selector)) {
    let isChanged = false
    noteGiven(target, () => {
      if (isField(target)) isChanged = write(target, value)
      else target.textContent = value
    })
    if (isField(target) && isChanged) dispatchChange(target)
  }
}

/** Fills in again what a browser does not restore with the text. Like the browser, it dispatches no event. */
function putBack(context: AutocompleteContext, selector: string, value: string | undefined): void {
  for (const target of find(context, selector)) {
    if (value === undefined || !losesValue(target) || currentValue(target).trim()) continue
    noteGiven(target, () => {
      if (isField(target)) write(target, value)
      else target.textContent = value
    })
  }
}

/** What a target holds. */
const currentValue = (target: Element): string => (isField(target) ? target.value : target.textContent) ?? ''

/** Whether any of the targets has a value. */
const hasValues = (context: AutocompleteContext, selectors: readonly string[]): boolean =>
  selectors.some((selector) => find(context, selector).some(currentValue))

/** Dispatches `input` and `change`, so that page scripts and other islands react as if the visitor had typed. */
function dispatchChange(field: Field): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** @returns whether the field has changed. */
function write(field: Field, value: string): boolean {
  if (field instanceof HTMLInputElement && isTickable(field)) {
    const before = field.checked
    field.checked = field.value === value
    return field.checked !== before
  }
  const before = field.value
  field.value = value
  accepted.set(field, field.value)
  return field.value !== before
}

/** Looks in the same form first: a page may contain the form twice. Reports what must not be filled in. */
function find(context: AutocompleteContext, selector: string): Element[] {
  const { host, page, island } = context
  try {
    const inForm = [...((host as HTMLInputElement).form?.querySelectorAll(selector) ?? [])]
    const found = preferTemplate(
      inForm.length > 0 ? inForm : document.querySelectorAll(selector),
      host,
      page.config,
    )
    if (found.length === 0)
      page.report.error(
        Code.partMissing,
        sentence`cibles : rien ne correspond à « ${selector} » dans la page ; corriger le sélecteur ou ajouter le champ.`,
        { island, element: host },
      )
    const [bad] = found.filter((target) => !mayFill(host as HTMLInputElement, target, page.config))
    if (bad) refuse(context, selector, bad)
    return bad ? [] : found
  } catch {
    const message = refusal('cibles', selector, 'un sélecteur')
    page.report.error(Code.selectorInvalid, message, { island, element: host })
    return []
  }
}

function refuse({ host, page, island }: AutocompleteContext, selector: string, target: Element): void {
  const known = refused.get(host) ?? new Set()
  if (known.has(selector)) return
  refused.set(host, known.add(selector))
  const message = refusal(sentence`cibles « ${selector} »`, nameElement(target), ALLOWED)
  page.report.error(Code.attributeRefused, message, { island, element: host })
}
