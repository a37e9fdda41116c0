/** What live regions say, observed in the page: the tree of a moment does not tell what was announced before it. */
import type { Page } from '@playwright/test'

export interface Announcement {
  readonly isAssertive: boolean
  readonly text: string
  /** The region came with its text, and is no alert: many screen readers say nothing then. */
  readonly isBornFull: boolean
}

/**
 * Hears every document that this page opens from now on, its frames as well.
 * @returns takes what was said since the last time.
 */
export async function hearLiveRegions(page: Page): Promise<() => Announcement[]> {
  let announcements: Announcement[] = []
  await page.exposeBinding('ilotsHeard', (_source, announcement: Announcement) => {
    announcements.push(announcement)
  })
  await page.addInitScript(watchRegions)
  return () => {
    const taken = announcements
    announcements = []
    return taken
  }
}

declare global {
  interface Window {
    ilotsHeard(announcement: Announcement): void
    /** How often the document has changed: what still changes is not over. */
    ilotsChanges?: number
  }
}

/** Runs in the page, before its own scripts. */
function watchRegions(): void {
  const REGION =
    '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"], [role="log"], output'
  const roots: (Document | ShadowRoot)[] = [document]
  // Not `readyState`: the parser's last elements are told to an observer when the document is interactive already.
  let isParsed = false
  document.addEventListener('DOMContentLoaded', () => {
    isParsed = true
  })
  /** What each region holds, a part for each text. */
  const known = new WeakMap<Element, readonly string[]>()
  const observer = new MutationObserver((records) => {
    if (!records.every(isCount)) window.ilotsChanges = (window.ilotsChanges ?? 0) + 1
    for (const root of roots) for (const region of root.querySelectorAll(REGION)) listen(region, records)
  })
  const watch = (root: Document | ShadowRoot) =>
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  watch(document)

  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (this: Element, init) {
    const root = attach.call(this, init)
    roots.push(root)
    watch(root)
    return root
  }

  /** Seconds that count down would never be over. */
  function isCount({ type, target }: MutationRecord): boolean {
    return type !== 'attributes' && /^\s*\d+\s*$/.test(target.textContent ?? '')
  }

  function listen(region: Element, records: readonly MutationRecord[]): void {
    const before = known.get(region)
    if (!isExposed(region)) return
    const now = partsOf(region)
    known.set(region, now)
    const role = region.getAttribute('role')
    const live = region.getAttribute('aria-live') ?? (role === 'alert' ? 'assertive' : 'polite')
    if (now.join() === before?.join() || live === 'off' || isOld(region, before, records)) return
    const isMessage = region.matches('[role="alert"], [role="status"], output')
    const isAtomic = region.getAttribute('aria-atomic') ?? String(isMessage)
    const text = (isAtomic === 'true' ? now : now.filter((part) => !before?.includes(part))).join(' ')
    // A part of the page that comes with its text, as slides do, is read where it stands.
    if (!text || (!before && !isMessage)) return
    window.ilotsHeard({ text, isAssertive: live === 'assertive', isBornFull: !before && role !== 'alert' })
  }

  /** What the page itself brought, and what becomes a region with the text that it had, says nothing. */
  function isOld(region: Element, before: unknown, records: readonly MutationRecord[]): boolean {
    const isNew = records.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(region)))
    if (!before && !isParsed) return true
    return (
      !isNew &&
      records.some(
        ({ target, attributeName }) => target === region && /^(role|aria-live)$/.test(attributeName ?? ''),
      )
    )
  }

  /** A region outside the dialog that is open is not announced, nor one that waits. */
  function isExposed(region: Element): boolean {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1)
    const isOut = region.closest('[inert], [aria-hidden="true"], [aria-busy="true"]') !== null
    return !isOut && (top === undefined || top.contains(hostOf(region)))
  }

  function hostOf(element: Element): Element {
    const root = element.getRootNode()
    return root instanceof ShadowRoot ? hostOf(root.host) : element
  }

  /** Texts in their order, without what is hidden and what is silent. */
  function partsOf(node: Node): string[] {
    if (node instanceof Text) return [node.data.replace(/\s+/g, ' ').trim()].filter(Boolean)
    if (!(node instanceof Element) || node.matches('[aria-hidden="true"], [aria-live="off"]')) return []
    if (!node.checkVisibility({ visibilityProperty: true })) return []
    const name = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    if (name && node.matches('img, svg, button, a, input, [role="img"]')) return [name]
    return [...node.childNodes].flatMap(partsOf)
  }
}
