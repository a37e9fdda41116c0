import styles from 'styles:mini-search'
import suggestionStyles from 'styles:suggestions'
import { ilotsError } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { afterReset } from '../../src/forms/after-reset'
import { makeCombobox } from '../../src/forms/combobox/combobox'
import { searchField } from '../../src/forms/search-field'
import { defineIsland } from '../../src/island/define-island'
import { requirePolicy } from '../../src/server/require-policy'
import { adopt } from '../../src/styles/adopt'
import { applyExclusive } from './calls'
import { attributes, type BaseContext, type Context } from './context'
import { messages } from './messages'
import { makePopup, type Popup } from './popup'
import { makeRecentList, type RecentList } from './recent-searches'
import { makeSuggestions, type Suggestions } from './suggestions'
import { unfoldOnClick } from './unfold-form'

/** Delays after the last key and after a change of filter (§9.7, contract §7). Milliseconds. */
const TYPING = 400
const FILTERING = 150

function mount(host: HTMLElement, given: BaseContext): void {
  const context = withForm(host, given)
  requirePolicy()
  const { field } = context
  adopt(suggestionStyles, styles)
  const combobox = makeCombobox(field, { signal: context.signal, onArrow: () => recent.offer() })
  const recent = makeRecentList(context, combobox)
  const onChange = (target: EventTarget | null) => {
    if (popup.element) applyExclusive(popup.element, target)
    suggestions.want(FILTERING)
  }
  const popup = makePopup(context, onChange, (isReset) => {
    suggestions.reset()
    combobox.hide()
    if (isReset) reset(field)
  })
  const suggestions = makeSuggestions(context, combobox, popup, recent.add)
  unfoldOnClick(context, () => popup.element !== null || field.value.trim() !== '')
  listenToField(context, recent, popup, suggestions)
}

function listenToField(context: Context, recent: RecentList, popup: Popup, suggestions: Suggestions): void {
  const { form, field, listen, signal } = context
  const offer = () => field.value === '' && !popup.element && recent.offer()
  listen('input', ({ target }) => {
    if (target !== field || resetting.has(field)) return
    // Typed before this code was here, by a visitor who has left the field: the pop-up would cover another part.
    if (!form.contains(document.activeElement)) return
    recent.close()
    // A space opens nothing (§4.14).
    if (field.value.trim()) void popup.open()
    suggestions.want(TYPING)
    offer()
  })
  for (const type of ['focus', 'click']) field.addEventListener(type, offer, { signal })
  // What is shown, and its filters, are of the search before.
  afterReset(form, popup.close, signal)
  listen('submit', () => recent.add(field.value))
  if (document.activeElement === field) offer()
}

/** Finds the form and its field. @throws IlotsError `ILOTS-202` */
function withForm(form: HTMLElement, given: BaseContext): Context {
  const field = searchField(form)
  if (form instanceof HTMLFormElement && field) return { ...given, form, field }
  throw ilotsError(Code.partMissing, 'attendu un formulaire et son champ de recherche ; il reste ordinaire.')
}

/** Fields being emptied by the closing of the pop-up: their `input` event is not typing. */
const resetting = new WeakSet<Element>()

/** Empties the field (§4.14), with an event for the page's scripts. */
function reset(field: HTMLInputElement): void {
  if (field.value === '') return
  field.value = ''
  resetting.add(field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  resetting.delete(field)
}

export const island = defineIsland(attributes, messages, mount)
