import styles from 'styles:agenda'
import { membersOf } from '../../src/dom/members'
import { isPlainClick } from '../../src/dom/plain-click'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/ui/styles/adopt'
import { LINK } from './compare-months'
import { type AgendaContext, attributes } from './context'
import { messages } from './messages'
import { prefetch } from './months'
import { makeViewer } from './show-month'

function mount(_: HTMLElement, context: AgendaContext): void {
  // Nobody waits for the styles: only a click shows something that needs them.
  adopt(styles)
  const show = makeViewer(context)
  for (const type of ['pointerover', 'focusin'] as const)
    context.listen(type, ({ target }) => {
      const date = linkAt(target)?.dataset.date
      if (date !== undefined) prefetch(context, date)
    })
  context.listen('click', (event) => {
    const link = linkAt(event.target)
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void show(link)
  })
}

const linkAt = (target: EventTarget | null) => membersOf(target as Element).closest<HTMLAnchorElement>(LINK)

export const island = defineIsland(attributes, messages, mount)
