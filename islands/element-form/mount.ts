import styles from 'styles:element-form'
import { membersOf } from '../../src/dom/members'
import { formOf } from '../../src/forms/form-of'
import { MessageArea } from '../../src/forms/message-area'
import { defineIsland } from '../../src/island/define-island'
import type { IslandContext } from '../../src/island/island'
import { Kept } from '../../src/storage/kept'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { Drafts } from './drafts'
import { Guard } from './guard'
import { guardLeaving } from './leaving'
import { messages } from './messages'
import { offer } from './offer'
import { watchSubmits } from './submits'

export type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

/** One form of an element, and what belongs to it. */
export interface ElementForm {
  readonly form: HTMLFormElement
  readonly area: MessageArea
  readonly guard: Guard
  readonly drafts: Drafts
}

function mount(host: HTMLElement, context: Context): void {
  const form = formOf(host)
  adopt(styles)
  context.engine.services.modal.preload().catch(() => {})
  const drafts = new Drafts(keptOf(form, context), form)
  const parts = { form, drafts, area: new MessageArea(form), guard: new Guard(form) }
  guardLeaving(parts, context)
  watchSubmits(parts, context)
  offer(drafts, form, context)
}

/** The element that is edited: by the form's address and what says which one it is. */
function keptOf(form: HTMLFormElement, { engine, attributes: { kind, keep } }: Context): Kept {
  const { getAttribute, querySelector } = membersOf(form)
  const id = querySelector<HTMLInputElement>('input[name="element_id"]')?.value ?? ''
  const { pathname } = new URL(getAttribute('action') || location.href, document.baseURI)
  return new Kept(engine.config, 'element', [kind, pathname, id].join(' '), keep)
}

export const island = defineIsland(attributes, messages, mount)
