import styles from 'styles:date-field'
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { inputOf, maskInput, sendAs } from '../../src/forms/masked-input'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes, type DateContext } from './context'
import { clearKeys, pasteDates, showStored, typeFreely } from './field-text'
import { formatsOf, tidy, toSent } from './field-values'
import { typeDate } from './mask'
import { messages } from './messages'
import { offerPicker } from './offer-picker'
import { renderHint, watchValidity } from './validity'

/** Nothing here may wait: the mask would miss what is typed until the mount ends. */
function mount(host: HTMLElement, context: DateContext): void {
  const { attributes: given, page, signal } = context
  const field = inputOf(host, 'la classe')
  const own = { show: given.format, send: given.sendFormat }
  const formats = formatsOf(membersOf(host).classList, page.config.product, own)
  showStored(field, formats, context)
  sendAs(field, signal, (text) => toSent(formats, text))
  const hint = renderHint(field, formats, context)
  maskInput(field, signal, {
    refine: (edit) => (given.mask ? typeDate(formats.show, edit) : typeFreely(edit)),
    tidy: (text) => tidy(formats, text),
    onRefused: () => announce(context.say('impossible')),
  })
  clearKeys(field, signal)
  pasteDates(field, formats, signal)
  watchValidity(field, formats, hint, context)
  adopt(styles)
  if (given.picker) offerPicker(field, formats, hint, context)
}

export const island = defineIsland(attributes, messages, mount)
