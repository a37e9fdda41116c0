import styles from 'styles:mini-search'
import { makeAsker } from '../../src/combobox/ask'
import { Combobox } from '../../src/combobox/combobox'
import { makeSpeaker } from '../../src/combobox/speak'
import { defineIsland } from '../../src/define-island'
import { Code, ilotsError } from '../../src/errors'
import { failureNotice } from '../../src/notice'
import { isAbort } from '../../src/request'
import { searchField } from '../../src/search-field'
import { styled } from '../../src/styles'
import { attributes } from './attributes'
import { suggestionCall } from './calls'
import { applyExclusive } from './filters'
import { unfoldOnClick } from './fold'
import { clearSuggestions, showSuggestions } from './list'
import { messages } from './messages'
import type { Context, SearchForm } from './parts'
import { Popup } from './popup'
import { recentList } from './recent-list'
import { recentSearches } from './recents'
import { serialise } from './serialise'

/** §9.7 and contract §7: after the last key, and after a filter; milliseconds. */
const TYPING = 400
const FILTERING = 150

function mount(host: HTMLElement, context: Context): void {
  const search = partsOf(host)
  const { field } = search
  const { signal, listen, engine } = context
  void styled(engine, styles)
  let isResetting = false
  const recents = recentSearches(engine.config.product)
  const combobox = new Combobox(field, { signal, onArrow: () => recent.offer() })
  const recent = recentList(search, context, combobox, recents)
  const popup = new Popup(search, context, {
    onChange(target) {
      if (popup.element) applyExclusive(popup.element, target)
      suggest(FILTERING)
    },
    onClose(isReset) {
      suggestions.forget()
      combobox.hide()
      isResetting = true
      if (isReset) reset(field)
      isResetting = false
    },
  })
  const suggestions = suggesting(search, context, combobox, popup, recents.add)
  const suggest = (delay: number) => suggestions.want(field.value.trim(), delay)
  const offer = () => field.value === '' && !popup.element && recent.offer()

  unfoldOnClick(search, context, () => popup.element !== undefined || field.value.trim() !== '')
  listen('input', ({ target }) => {
    if (target !== field || isResetting) return
    recent.close()
    // §4.14: a space opens nothing.
    if (field.value.trim()) void popup.open()
    suggest(TYPING)
    offer()
  })
  for (const type of ['focus', 'click']) field.addEventListener(type, offer, { signal })
  listen('submit', () => recents.add(field.value))
  if (document.activeElement === field) offer()
}

/** @throws IlotsError `ILOTS-202` */
function partsOf(form: HTMLElement): SearchForm {
  const field = searchField(form)
  if (form instanceof HTMLFormElement && field) return { form, field }
  throw ilotsError(
    Code.partMissing,
    'attendu un formulaire avec un champ de recherche, l’un ou l’autre manque ; le formulaire reste ordinaire.',
  )
}

/** Typed, chosen or cleared: the page's scripts hear of it. */
function reset(field: HTMLInputElement): void {
  if (field.value === '') return
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** @param remember keeps a search that led somewhere. */
function suggesting(
  { form, field }: SearchForm,
  context: Context,
  combobox: Combobox,
  popup: Popup,
  remember: (term: string) => void,
) {
  const call = suggestionCall(context)
  const speak = makeSpeaker(context.signal)
  let list: HTMLElement | undefined
  const pick = (option: HTMLElement, event: Event) => {
    remember(field.value)
    if (option.matches('a,button')) {
      // A click goes its own way, as all clicks on links do.
      if (event.type !== 'click') option.click()
      return
    }
    field.value = option.textContent?.trim() ?? ''
    form.requestSubmit()
  }
  const asker = makeAsker<string | undefined>(
    {
      async ask(term) {
        speak()
        if (!term) return undefined
        list = await popup.open()
        popup.element?.setAttribute('aria-busy', 'true')
        return list && call(serialise(form, popup.element))
      },
      here(html) {
        popup.element?.setAttribute('aria-busy', 'false')
        if (!list) return
        if (html === undefined) clearSuggestions(list, combobox)
        else speak(showSuggestions(list, html, context, combobox, pick))
      },
      failed(error) {
        popup.element?.setAttribute('aria-busy', 'false')
        const { signal } = popup
        if (isAbort(error) || !list || !signal) return
        const place = list
        const put = (notice: HTMLElement) => clearSuggestions(place, combobox, notice)
        failureNotice({ ...context, signal }, put, () => {
          field.focus()
          asker.want(field.value.trim(), 0)
        })
      },
    },
    context.signal,
  )
  return {
    ...asker,
    forget() {
      asker.forget()
      speak()
      list = undefined
    },
  }
}

export const island = defineIsland(attributes, messages, mount)
