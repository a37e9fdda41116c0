import styles from 'styles:mini-search'
import suggestionStyles from 'styles:suggestions'
import { makeCombobox } from '../../src/forms/combobox/combobox'
import { searchField } from '../../src/forms/search-field'
import { defineIsland } from '../../src/island/define-island'
import { Code, ilotsError } from '../../src/island/errors'
import { Kept } from '../../src/storage/kept'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes, type Context, type SearchForm } from './context'
import { messages } from './messages'
import { Popup } from './popup'
import { makeRecentList, type Recents, recentSearches } from './recent-searches'
import { applyExclusive } from './search-fields'
import { Suggestions } from './suggestions'
import { unfoldOnClick } from './unfold-form'

/** Delays after the last key and after a change of filter (§9.7, contract §7). Milliseconds. */
const TYPING = 400
const FILTERING = 150

function mount(host: HTMLElement, context: Context): void {
  const search = partsOf(host)
  const { field } = search
  const { attributes, signal, page } = context
  adopt(suggestionStyles, styles)
  const recents = recentSearches(
    new Kept(page.config, 'searches', 'recent', attributes.keep),
    page.config.product,
  )
  const combobox = makeCombobox(field, { signal, onArrow: () => recent.offer() })
  const recent = makeRecentList(search, context, combobox, recents)
  const popup = new Popup(search, context, {
    onChange(target) {
      if (popup.element) applyExclusive(popup.element, target)
      suggestions.want(FILTERING)
    },
    onClose(isReset) {
      suggestions.forget()
      combobox.hide()
      if (isReset) reset(field)
    },
  })
  const suggestions = new Suggestions(search, context, { combobox, popup, remember: recents.add })
  unfoldOnClick(search, context, () => popup.element !== undefined || field.value.trim() !== '')
  listenToField(field, context, { recent, recents, popup, suggestions })
}

interface Used {
  readonly recent: ReturnType<typeof makeRecentList>
  readonly recents: Recents
  readonly popup: Popup
  readonly suggestions: Suggestions
}

function listenToField(field: HTMLInputElement, context: Context, used: Used): void {
  const { recent, recents, popup, suggestions } = used
  const { listen, signal } = context
  const offer = () => field.value === '' && !popup.element && recent.offer()
  listen('input', ({ target }) => {
    if (target !== field || resetting.has(field)) return
    recent.close()
    // A space opens nothing (§4.14).
    if (field.value.trim()) void popup.open()
    suggestions.want(TYPING)
    offer()
  })
  for (const type of ['focus', 'click']) field.addEventListener(type, offer, { signal })
  listen('submit', () => recents.add(field.value))
  if (document.activeElement === field) offer()
}

/** Finds the form and its field. @throws IlotsError `ILOTS-202` */
function partsOf(form: HTMLElement): SearchForm {
  const field = searchField(form)
  if (form instanceof HTMLFormElement && field) return { form, field }
  throw ilotsError(
    Code.partMissing,
    'attendu un formulaire avec un champ de recherche, l’un ou l’autre manque ; le formulaire reste ordinaire.',
  )
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
