/** From one step to the next (§2.8, §4.11): a real submit, which loads the page again. Choosing a tile does it. */

import { ilotsError } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { isPartOf } from '../../src/dom/content'
import { showBusy } from '../../src/forms/busy'
import { checkAction } from '../../src/forms/check-action'
import { submitForm } from '../../src/forms/submit-form'
import type { BookingContext } from './context'
import { noteLeaving, noteStaying, storeBooking } from './draft'
import { around, chosen, clearChoice, fieldOf, fill, isFinal, stepOf, textOf } from './fields'
import { nextStep } from './rules'

/** Checks that the form says its step. @throws IlotsError `ILOTS-202` without a field `etape`. */
export function checkStep(form: HTMLFormElement): void {
  if (fieldOf(form, 'etape')) return
  throw ilotsError(
    Code.partMissing,
    'attendu un champ caché etape, aucun trouvé ; il dit à quelle étape la page en est.',
  )
}

/** Forms that have been submitted: a second tile, or Enter, does nothing while the next page loads. */
const submitting = new WeakMap<HTMLFormElement, AbortController>()

/** Lets the visitor choose again, once the page is back from the browser's cache. */
export function allowNextStep(form: HTMLFormElement): void {
  submitting.get(form)?.abort()
  submitting.delete(form)
}

/**
 * Marks the form busy, again once its submit event is over: its checks let go of a form that a script has taken
 * over, and take their mark away.
 */
export function showBusyNext(...marked: Parameters<typeof showBusy>): void {
  showBusy(...marked)
  setTimeout(showBusy, 0, ...marked)
}

/** Whether the form sends to this site; the island fails otherwise. */
function isSentHere({ form, fail }: BookingContext): boolean {
  try {
    checkAction(form)
    return true
  } catch (error) {
    fail(error)
    return false
  }
}

/**
 * Submits the form, whose submit leads to the next step: its checks and the page's own handlers hear it. Does
 * nothing on the last step: only its button books, a tile or an address there fills the form in.
 */
export function advance(context: BookingContext): void {
  const { form, page } = context
  if (!submitting.has(form) && !isFinal(context) && isSentHere(context)) submitForm(form, page)
}

/**
 * Lets a submit go to the next step: `etape` already holds the new number (contract §7). Not while the next page is
 * on its way, nor to another site.
 */
export function goOn(event: SubmitEvent, context: BookingContext): void {
  const { form } = context
  if (submitting.has(form) || !isSentHere(context)) {
    event.preventDefault()
    return
  }
  const step = stepOf(form)
  const next = nextStep({
    step,
    branchAsked: new URLSearchParams(location.search).get('agence') ?? '',
    branchChosen: chosen(form, 'agence'),
    address: textOf(form, 'adresse'),
  })
  fill(form, 'etape', String(next))
  const submission = new AbortController()
  submitting.set(form, submission)
  showBusyNext(form, null, AbortSignal.any([submission.signal, context.signal]))
  context.emit('booking-step', { step: next })
  storeBooking(next, context)
  noteLeaving(context)
  setTimeout(() => {
    // The submit has read the field. Browsers restore fields on Back: they must find this page's step in it.
    fill(form, 'etape', String(step))
    if (!event.defaultPrevented) return
    // A handler of the page keeps the visitor here.
    allowNextStep(form)
    noteStaying(context)
  })
}

const TILE = '[data-tile]'

/** The radio button inside a tile, or the one that the tile labels. */
function radioOf(tile: Element): HTMLInputElement | null {
  const inside = tile.querySelector<HTMLInputElement>('input[type="radio"]')
  if (inside) return inside
  const labelled =
    tile instanceof HTMLLabelElement ? tile.control : document.getElementById(tile.getAttribute('for') ?? '')
  return labelled instanceof HTMLInputElement && labelled.type === 'radio' ? labelled : null
}

/** The tile around the target, or the one that labels it from elsewhere in the template's form. */
function tileOf(event: Event, form: HTMLFormElement): Element | undefined {
  const labels = event.target instanceof HTMLInputElement ? [...(event.target.labels ?? [])] : []
  return around(event, TILE, form) ?? labels.find((label) => label.matches(TILE) && isPartOf(form, label))
}

/** A link or a button inside a tile, "Voir le plan", is not the tile. */
const isWithin = (tile: Element, event: Event, form: HTMLFormElement): boolean => {
  const control = around(event, 'a[href],button,summary', form)
  return control !== null && control !== tile && tile.contains(control)
}

function tick(radio: HTMLInputElement, form: HTMLFormElement): void {
  radio.checked = true
  if (radio.name === 'vitre') clearChoice(form, 'type')
}

function choose(radio: HTMLInputElement, context: BookingContext): void {
  tick(radio, context.form)
  advance(context)
}

/**
 * Enter on a tile before this code was loaded: the browser submits the form, and the tile's choice goes with it.
 * @returns whether it was.
 */
export function chooseEntered(form: HTMLFormElement): boolean {
  const radio = document.activeElement
  if (!(radio instanceof HTMLInputElement) || radio.type !== 'radio' || radio.checked) return false
  const marked = [radio, ...(radio.labels ?? [])].filter((element) => isPartOf(form, element))
  const isTile = radio.form === form && marked.some((element) => element.closest(TILE))
  if (isTile) tick(radio, form)
  return isTile
}

/** Choosing a tile, by pointer or by key, goes on to the next step (§4.11). */
export function watchTiles(context: BookingContext): void {
  const { form, listen } = context
  let pressed: HTMLInputElement | undefined
  listen('click', (event) => {
    const tile = tileOf(event, form)
    const radio = tile && radioOf(tile)
    if (!radio || radio.disabled || event.defaultPrevented || isWithin(tile, event, form)) return
    if (event.target !== radio && tile instanceof HTMLLabelElement) {
      // The label clicks its radio button, and in Safari that click looks like one of the keyboard.
      pressed = radio
      return
    }
    // Arrow keys move through radios with clicks that no pointer makes: moving is not choosing.
    if (event.detail > 0 || pressed === radio) choose(radio, context)
    pressed = undefined
  })
  listen('keydown', (event) => {
    pressed = undefined
    const { target, key } = event
    const tile = tileOf(event, form)
    if (!tile || !(key === 'Enter' || key === ' ') || event.defaultPrevented || event.repeat) return
    const radio = radioOf(tile)
    if (!radio || target !== radio) return
    event.preventDefault()
    choose(radio, context)
  })
  listen('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'vitre' && target.value)
      clearChoice(form, 'type')
  })
}
