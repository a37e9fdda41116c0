import { Code } from '../../src/contracts/errors'
import type { IslandContextBase } from '../../src/contracts/island'
import { markAdded, removeAdded } from '../../src/dom/added-nodes'
import { isPartOf } from '../../src/dom/content'
import { setter } from '../../src/dom/undo'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { adoptRules } from '../../src/styles/adopt'

const TOGGLE = '[data-role~=toggle]'
let count = 0

function mount(host: HTMLElement, context: IslandContextBase): void {
  const lists = findLists(host, context)
  const narrow = matchMedia('(max-width:767.98px)')
  let folded: Folded | undefined
  const unfold = () => {
    folded?.unfold()
    folded = undefined
  }
  const foldWhenNarrow = (staysOpen: (list: HTMLElement) => boolean) => {
    unfold()
    if (narrow.matches) folded = foldLists(lists, staysOpen, context.signal)
  }
  // When the window is made smaller, a list that holds the focus stays open.
  const onResize = () => foldWhenNarrow(holdsFocus)
  narrow.addEventListener('change', onResize)
  context.signal.addEventListener('abort', () => {
    narrow.removeEventListener('change', onResize)
    unfold()
  })
  // A list that is in sight or has the focus stays open: the visitor may be reading it.
  foldWhenNarrow((list) => holdsFocus(list) || isSeen(list))
  context.listen('click', (event) => {
    const toggle = (event.target as Element).closest(TOGGLE)
    const list = toggle && lists.get(toggle)
    if (!list || !folded || event.defaultPrevented) return
    event.preventDefault()
    folded.setOpen(toggle, list, list.hasAttribute('hidden'))
  })
  context.listen('keydown', (event) => {
    const { target, key } = event
    // A button answers to Space, but browsers make no click of it on a link.
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]')) return
    event.preventDefault()
    target.click()
  })
}

/**
 * Each toggle with its list: what follows the toggle, or the heading around it. A toggle without one is reported;
 * one that content has put into the template's menu is left alone.
 */
function findLists(host: HTMLElement, { island, page }: IslandContextBase): Map<Element, HTMLElement> {
  const lists = new Map<Element, HTMLElement>()
  for (const toggle of host.querySelectorAll(TOGGLE)) {
    if (!isPartOf(host, toggle, page.config)) continue
    const { nextElementSibling, parentElement } = toggle
    const list = nextElementSibling ?? parentElement?.nextElementSibling
    if (list instanceof HTMLElement && host.contains(list)) lists.set(toggle, list)
    else
      page.report.error(
        Code.partMissing,
        'attendu une liste après data-role="toggle", aucune trouvée ; la placer juste après.',
        { island, element: toggle },
      )
  }
  return lists
}

const holdsFocus = (list: HTMLElement): boolean => list.contains(document.activeElement)

/** Whether any of it is in the window. */
function isSeen(list: HTMLElement): boolean {
  const { top, bottom } = list.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** The lists of a narrow window. */
interface Folded {
  /** Opens or closes a list, and says so on its button. @param toggle the button, or the heading around it. */
  setOpen(toggle: Element, list: HTMLElement, isOpen: boolean): void
  unfold(): void
}

/** Folds the lists, save those that stay open: each toggle becomes the button of its list. */
function foldLists(
  lists: ReadonlyMap<Element, HTMLElement>,
  staysOpen: (list: HTMLElement) => boolean,
  island: AbortSignal,
): Folded {
  const controller = new AbortController()
  const { signal } = controller
  const set = setter(signal)
  const setOpen: Folded['setOpen'] = (toggle, list, isOpen) => {
    const button = toggle.querySelector(':scope>.ilots-footer-toggle') ?? toggle
    set(button, 'aria-expanded', String(isOpen))
    set(list, 'hidden', isOpen ? null : '')
  }
  for (const [toggle, list] of lists) {
    const isOpen = staysOpen(list)
    if (!list.id) set(list, 'id', `ilots-footer-menu-${++count}`)
    const button = toggle.matches('a,button') ? toggle : putButton(toggle, signal, island)
    if (button.localName === 'a') set(toggle, 'role', 'button')
    set(button, 'aria-controls', list.id)
    setOpen(toggle, list, isOpen)
  }
  return { setOpen, unfold: () => controller.abort() }
}

/** A heading stays a heading: the button is put into it, around its content. */
function putButton(heading: Element, signal: AbortSignal, island: AbortSignal): HTMLButtonElement {
  // Without React: a button around the content of the server's heading, which it gives back; at rest.
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ilots-footer-toggle'
  button.append(...heading.childNodes)
  heading.append(markAdded(button, island, { isAround: true }))
  signal.addEventListener('abort', () => removeAdded(button, ...button.childNodes))
  return button
}

/**
 * Important, so that a site's own `display` for its lists does not show the folded ones. A title is as high as a
 * thumb.
 */
const RULES = `@layer ilots{
@media screen{[data-ilot~=footer-menu] [hidden]{display:none!important}}
@media print{[data-ilot~=footer-menu] [hidden]{display:revert!important}}
.ilots-footer-toggle{all:unset!important;display:flex!important;align-items:center!important;\
justify-content:space-between!important;inline-size:100%!important;min-block-size:44px!important;\
cursor:pointer!important}
.ilots-footer-toggle::after{content:""!important;inline-size:.5em!important;block-size:.5em!important;\
margin:0 .4em .3em!important;border:solid!important;border-width:0 2px 2px 0!important;rotate:45deg!important}
.ilots-footer-toggle[aria-expanded=true]::after{rotate:-135deg!important;margin-block-end:-.3em!important}
.ilots-footer-toggle:focus-visible{outline:auto!important}}`
adoptRules(RULES)

export const island = defineBehaviour(mount)
