/** A text that was not saved, offered again. */
import { announce } from '../../src/dom/announce'
import { offerNotice } from '../../src/forms/offer-notice'
import type { Draft, Drafts } from './drafts'
import { editorsOf } from './editors'
import type { Context } from './mount'

/** Asks whether the newest text that was kept is wanted; after a refusal, the next one. */
export function offer(drafts: Drafts, form: HTMLFormElement, context: Context): void {
  const draft = drafts.newest
  if (!draft) return
  const { engine, signal, say } = context
  const take = () => {
    if (!drafts.take(draft)) return
    for (const editor of editorsOf(form)) editor.load()
    announce(say('restored'))
  }
  const drop = () => {
    drafts.drop(draft)
    offer(drafts, form, context)
  }
  offerNotice(engine, signal, form, {
    text: () => say('found', { date: dateOf(draft, context) }),
    answers: [
      [() => say('restore'), take],
      [() => say('discard'), drop],
    ],
  })
}

const dateOf = ({ at }: Draft, { engine }: Context): string =>
  new Date(at).toLocaleString(engine.config.lang, { dateStyle: 'long', timeStyle: 'short' })
