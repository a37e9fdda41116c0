import styles from 'styles:element-form'
import { defineIsland } from '../../src/define-island'
import { Code, ilotsError } from '../../src/errors'
import type { IslandContext } from '../../src/island'
import { styled } from '../../src/styles'
import { attributes } from './attributes'
import { Drafts } from './drafts'
import { Guard } from './guard'
import { guardLeaving } from './leaving'
import { messageArea } from './message-area'
import { messages } from './messages'
import { offer } from './offer'
import { watchSubmits } from './submits'

export type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

/** One form of an element, and what belongs to it. */
export interface ElementForm {
  readonly form: HTMLFormElement
  readonly area: HTMLElement
  readonly guard: Guard
  readonly drafts: Drafts
}

function mount(host: HTMLElement, context: Context): void {
  if (!(host instanceof HTMLFormElement))
    throw ilotsError(
      Code.partMissing,
      `attendu un élément form, trouvé ${host.localName} ; y mettre le mot element-form.`,
    )
  void styled(context.engine, styles)
  context.engine.services.modal.preload().catch(() => {})
  const area = messageArea(host, context.signal)
  const parts = { form: host, area, guard: new Guard(host), drafts: new Drafts(keyOf(host, context), host) }
  guardLeaving(parts, context)
  watchSubmits(parts, context)
  offer(parts.drafts, host, area, context)
}

/** The element that is edited: by the form's address and what says which one it is. */
function keyOf(form: HTMLFormElement, { engine, attributes: { kind } }: Context): string {
  const id = form.querySelector<HTMLInputElement>('input[name="element_id"]')?.value ?? ''
  const { pathname } = new URL(form.getAttribute('action') || location.href, document.baseURI)
  return [`${engine.config.platform}-element`, kind, pathname, id].join(' ')
}

export const island = defineIsland(attributes, messages, mount)
