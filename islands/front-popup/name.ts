import { membersOf } from '../../src/dom/members'
import type { PopupContext } from './parts'

/** A role and a name where the server wrote none. Not a modal one: the page goes on beside it. */
export function nameHost(host: HTMLElement, { say, set }: PopupContext): void {
  const element = membersOf(host)
  if (!element.matches('[role],aside,dialog')) set(host, 'role', 'dialog')
  if (element.matches('[aria-label],[aria-labelledby]')) return
  const heading = element.querySelector('h1,h2,h3,h4,h5,h6')
  if (heading?.id) set(host, 'aria-labelledby', heading.id)
  else set(host, 'aria-label', heading?.textContent?.trim() || say('popup'))
}
