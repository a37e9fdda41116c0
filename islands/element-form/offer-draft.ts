/** Offers to restore a text that was not saved. */
import { announce } from '../../src/dom/announce'
import type { ElementContext } from './context'
import type { Draft, Drafts } from './drafts'
import { editorsOf } from './editors'

const notice = () => import('../../src/forms/offer-notice')

/**
 * Offers the newest draft; once the visitor deletes it, the next one. The question draws: a form without a draft does not
 * fetch the renderer for it.
 */
export async function offerDraft(
  drafts: Drafts,
  form: HTMLFormElement,
  context: ElementContext,
): Promise<void> {
  if (!drafts.newest) return
  const { page, signal, say } = context
  // What could not be had has been reported; the draft is kept.
  const code = await page.fetchCode('offer-notice', notice).catch(() => undefined)
  const draft = drafts.newest
  if (!code || !draft || signal.aborted) return
  const take = () => {
    if (!drafts.take(draft)) return
    for (const editor of editorsOf(form)) editor.load()
    announce(say('restored'))
  }
  const drop = () => {
    drafts.drop(draft)
    void offerDraft(drafts, form, context)
  }
  code.offerNotice(page, signal, form, {
    text: () => say('found', { date: dateOf(draft, context) }),
    answers: [
      [() => say('restore'), take],
      [() => say('discard'), drop],
    ],
  })
}

const dateOf = ({ at }: Draft, { page }: ElementContext): string =>
  new Date(at).toLocaleString(page.config.lang, { dateStyle: 'long', timeStyle: 'short' })
