/** Which clicks lead somewhere in the same page. */
import { membersOf } from '../../src/dom/members'

/** @returns the hash of a plain click on an in-page link; `undefined` for all that stays the browser's or another's. */
export function leadsInPage(event: MouseEvent): string | undefined {
  const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element && membersOf(target).closest<HTMLAnchorElement>('a[href*="#"]')
  if (!link || defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return undefined
  const staysHere =
    /^(_self)?$/.test(link.target) &&
    !link.hasAttribute('download') &&
    withoutHash(link.href) === withoutHash(location.href)
  // A dialog makes the rest of the page inert: its own history closes it first.
  return staysHere && !link.closest('dialog') ? link.hash : undefined
}

const withoutHash = (address: string): string => address.replace(/#.*/, '')
