/** Clicks that lead to another part of the same page. */
import { membersOf } from '../../src/dom/members'

/**
 * @returns the hash of a plain click on an in-page link; `undefined` for clicks that are left to the browser or to
 * others.
 */
export function leadsInPage(event: MouseEvent): string | undefined {
  const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element && membersOf(target).closest<HTMLAnchorElement>('a[href*="#"]')
  if (!link || defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return undefined
  const staysHere =
    /^(_self)?$/.test(link.target) &&
    !link.hasAttribute('download') &&
    withoutHash(link.href) === withoutHash(location.href)
  // In a dialog the rest of the page is inert: the dialog's history entry has to be left first.
  return staysHere && !link.closest('dialog') ? link.hash : undefined
}

const withoutHash = (address: string): string => address.replace(/#.*/, '')
