/** Offers to restore a text that was not saved. */
import { announce } from '../../src/dom/announce'
import { offerNotice } from '../../src/forms/offer-notice'
import type { ElementContext } from './context'
import type { Draft, Drafts } from './drafts'
import { editorsOf } from './editors'

/** Offers the newest draft; once the visitor deletes it, the next one. */
export function offerDraft(drafts: Drafts, form: HTMLFormElement, context: ElementContext): void {
  const draft = drafts.newest
  if (!draft) return
  const { page, signal, say } = context
  const take = () => {
    if (!drafts.take(draft)) return
    for (const editor of editorsOf(form)) editor.load()
    announce(say('restored'))
  }
  const drop = () => {
    drafts.drop(draft)
    offerDraft(drafts, form, context)
  }
  offerNotice(page, signal, form, {
    text: () => say('found', { date: dateOf(draft, context) }),
    answers: [
      [() => say('restore'), take],
      [() => say('discard'), drop],
    ],
  })
}

const dateOf = ({ at }: Draft, { page }: ElementContext): string =>
  new Date(at).toLocaleString(page.config.lang, { dateStyle: 'long', timeStyle: 'short' })
