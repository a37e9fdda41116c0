import styles from 'styles:element-form'
import { afterReset } from '../../src/forms/after-reset'
import { formOf } from '../../src/forms/form-of'
import { MessageArea } from '../../src/forms/message-area'
import { defineIsland } from '../../src/island/define-island'
import { requirePolicy } from '../../src/server/require-policy'
import { adopt } from '../../src/styles/adopt'
import { attributes, type ElementContext } from './context'
import { Drafts } from './drafts'
import { messages } from './messages'
import { watchSubmits } from './submit'
import { confirmLeaving } from './unsaved-changes'

function mount(host: HTMLElement, context: ElementContext): void {
  const form = formOf(host)
  requirePolicy()
  adopt(styles)
  context.page.modal.preload().catch(() => {})
  const drafts = new Drafts(form, context)
  const markSaved = confirmLeaving(form, context)
  watchSubmits({ form, context, area: new MessageArea(form), drafts, markSaved })
  afterReset(form, () => drafts.release(), context.signal)
  void drafts.offer()
}

export const island = defineIsland(attributes, messages, mount)
