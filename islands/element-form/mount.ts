import styles from 'styles:element-form'
import { membersOf } from '../../src/dom/members'
import { formOf } from '../../src/forms/form-of'
import { MessageArea } from '../../src/forms/message-area'
import { defineIsland } from '../../src/island/define-island'
import { Kept } from '../../src/storage/kept'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes, type ElementContext } from './context'
import { Drafts } from './drafts'
import { messages } from './messages'
import { offerDraft } from './offer-draft'
import { confirmLeaving, Guard } from './unsaved-changes'
import { watchSubmits } from './watch-submits'

function mount(host: HTMLElement, context: ElementContext): void {
  const form = formOf(host)
  adopt(styles)
  context.page.modal.preload().catch(() => {})
  const drafts = new Drafts(keptOf(form, context), form)
  const parts = { form, drafts, area: new MessageArea(form), guard: new Guard(form) }
  confirmLeaving(parts.guard, context)
  watchSubmits(parts, context)
  void offerDraft(drafts, form, context)
}

/** The storage for the element's drafts: its key is the kind of the form, the form's path and the element's id. */
function keptOf(form: HTMLFormElement, { page, attributes: { kind, keep } }: ElementContext): Kept {
  const { getAttribute, querySelector } = membersOf(form)
  const id = querySelector<HTMLInputElement>('input[name="element_id"]')?.value ?? ''
  const { pathname } = new URL(getAttribute('action') || location.href, document.baseURI)
  return new Kept(page.config, 'element', [kind, pathname, id].join(' '), keep)
}

export const island = defineIsland(attributes, messages, mount)
