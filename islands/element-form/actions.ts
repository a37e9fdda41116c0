/** Save, 'Save and publish', 'Save and unpublish' (§4.1). */
import { membersOf } from '../../src/dom/members'
import type { Context } from './mount'

export type Action = 'save' | 'publish' | 'unpublish'

/** What `active` says while it is sent. */
const ACTIVE = { save: undefined, publish: '1', unpublish: '0' } as const

export const isAction = (word: string | undefined): word is Action => word !== undefined && word in ACTIVE

/** Asks before the site changes. */
export async function isSure(action: Action, { engine, say }: Context): Promise<boolean> {
  if (action === 'save') return true
  return engine.services.modal.confirm(say(action), { cancel: () => say('no'), ok: () => say('yes') })
}

/** Writes `active`; it is made when the form has none. */
export function setActive(form: HTMLFormElement, action: Action): void {
  const value = ACTIVE[action]
  if (value === undefined) return
  fieldOf(form, true).value = value
}

/** §4.1: after any reply. */
export function clearActive(form: HTMLFormElement): void {
  const field = fieldOf(form)
  if (field) field.value = ''
}

function fieldOf(form: HTMLFormElement, isNeeded: true): HTMLInputElement
function fieldOf(form: HTMLFormElement): HTMLInputElement | null
function fieldOf(form: HTMLFormElement, isNeeded = false): HTMLInputElement | null {
  const field = membersOf(form).querySelector<HTMLInputElement>('input[name="active"]')
  if (field || !isNeeded) return field
  const made = document.createElement('input')
  made.type = 'hidden'
  made.name = 'active'
  membersOf(form).append(made)
  return made
}
