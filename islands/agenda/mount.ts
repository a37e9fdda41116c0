import styles from 'styles:agenda'
import { membersOf } from '../../src/dom/members'
import { isPlainClick } from '../../src/dom/plain-click'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { messages } from './messages'
import { type Context, prefetch } from './months'
import { LINK } from './successor'
import { viewer } from './turn'

function mount(_: HTMLElement, context: Context): void {
  // Not waited for: only what happens on a click needs it.
  adopt(styles)
  const show = viewer(context)
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
