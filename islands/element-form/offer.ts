/** A text that was not saved, offered again. */
import { announce } from '../../src/announce'
import { tell } from '../../src/say'
import { focusOn } from '../../src/services/focus'
import type { Draft, Drafts } from './drafts'
import { editorsOf } from './editors'
import type { Context } from './mount'

/** Asks whether the newest text that was kept is wanted; after a refusal, the next one. */
export function offer(drafts: Drafts, form: HTMLFormElement, context: Context): void {
  const draft = drafts.newest
  if (!draft) return
  const notice = document.createElement('div')
  notice.className = 'ilots-notice'
  notice.setAttribute('role', 'status')
  const text = document.createElement('p')
  text.className = 'ilots-notice-text'
  const close = () => {
    notice.remove()
    focusOn(form)
  }
  const take = button(() => {
    close()
    drafts.take(draft)
    for (const editor of editorsOf(form)) editor.load()
    announce(context.say('restored'))
  })
  const drop = button(() => {
    close()
    drafts.drop(draft)
    offer(drafts, form, context)
  })
  tell(context.engine, context.signal, () => {
    text.textContent = context.say('found', { date: dateOf(draft, context) })
    take.textContent = context.say('restore')
    drop.textContent = context.say('discard')
  })
  notice.append(text, take, drop)
  form.before(notice)
  context.signal.addEventListener('abort', () => notice.remove())
}

function button(onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'ilots-button'
  element.addEventListener('click', onClick)
  return element
}

const dateOf = ({ at }: Draft, { engine }: Context): string =>
  new Date(at).toLocaleString(engine.config.lang, { dateStyle: 'long', timeStyle: 'short' })
