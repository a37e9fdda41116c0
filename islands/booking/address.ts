/** The address, the postal code and their button (§4.11, §5.4). */
import { membersOf } from '../../src/dom/members'
import { clearChoice, fieldOf, forgetPlace, type Name, textOf } from './fields'
import type { Context } from './mount'
import { isPlaced, isPostalCode } from './rules'
import { say } from './status'
import { advance } from './steps'

export function watchAddress(form: HTMLFormElement, context: Context): void {
  const is = ({ target }: Event, name: Name) => target !== null && target === fieldOf(form, name)
  context.listen('input', (event) => {
    // What was found belongs to another address.
    if (is(event, 'adresse')) forgetPlace(form, ['lat', 'lng', 'code_postal'])
    if (is(event, 'code_postal') && isPostalCode(textOf(form, 'code_postal'))) changePlace(form, context)
  })
  context.listen('change', (event) => {
    if (!is(event, 'adresse')) return
    if (textOf(form, 'adresse').trim() === '') forgetPlace(form, ['lat', 'lng'])
    else if (hasPlace(form)) advance(form, context)
  })
  context.listen('keydown', (event) => {
    const isAddress = is(event, 'adresse')
    if (event.key !== 'Enter' || event.defaultPrevented || !(isAddress || is(event, 'code_postal'))) return
    event.preventDefault()
    if (event.isComposing || event.repeat) return
    if (isAddress ? hasPlace(form) : isPostalCode(textOf(form, 'code_postal'))) changePlace(form, context)
    else say(context, 'needsPosition')
  })
  context.listen('click', (event) => {
    const { target } = event
    if (!(target instanceof Element) || !membersOf(target).closest('[data-role="postal-code-button"]')) return
    event.preventDefault()
    if (isPostalCode(textOf(form, 'code_postal'))) changePlace(form, context)
    else {
      say(context, 'needsPosition')
      fieldOf(form, 'code_postal')?.focus()
    }
  })
}

const hasPlace = (form: HTMLFormElement): boolean =>
  isPlaced({ lat: textOf(form, 'lat'), lng: textOf(form, 'lng'), adresse: textOf(form, 'adresse') })

/** The branch that was chosen is near another place. */
function changePlace(form: HTMLFormElement, context: Context): void {
  clearChoice(form, 'agence')
  advance(form, context)
}
