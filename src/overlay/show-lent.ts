/** What is shown in a box is shown, whatever hides it where it stands in the page (contract §7). */
import { styleOf } from '../dom/element-members'
import { type Changer, changer } from '../dom/undo'
import { adoptRules } from '../styles/adopt'

/** What hides an element by an attribute: `aria-hidden="false"` does not. */
const ATTRIBUTES = ['hidden', 'inert', 'popover', 'aria-hidden']

/** Styles that hide an element, or put it over the page or beside it. */
const STYLES: readonly (readonly [name: string, hides: RegExp])[] = [
  ['display', /^none$/],
  ['visibility', /^(hidden|collapse)$/],
  ['opacity', /^0$/],
  ['content-visibility', /^hidden$/],
  ['position', /^(absolute|fixed)$/],
]
/** Where it is cut to a pixel, nothing is seen of it: text for screen readers alone, what is folded up. */
const ROOM = ['width', 'height', 'max-width', 'max-height']
const NO_ROOM = ['0px', '1px']
/** Values of `overflow` that show nothing of what has no room. */
const CUTTING = ['hidden', 'clip']

/** Says on an element that is lent what hid it. Important rules of a layer are above those of the site. */
const LENT = 'data-ilots-lent'
const RULES = `@layer ilots{
[${LENT}~=display]{display:revert!important}
[${LENT}~=visibility]{visibility:inherit!important}
[${LENT}~=opacity]{opacity:1!important}
[${LENT}~=content-visibility]{content-visibility:visible!important}
[${LENT}~=position]{position:static!important;margin:0!important;clip:auto!important;clip-path:none!important;transform:none!important}
[${LENT}~=room],dialog[${LENT}]{width:auto!important;height:auto!important;max-width:none!important;max-height:none!important}
[${LENT}~=room]{white-space:normal!important}
dialog[${LENT}]{border:0!important;padding:0!important;background:none!important;color:inherit!important}}`

/**
 * Shows an element that stands in its box: without what hides it, a dialog open and without a frame of its own.
 * @returns takes all of it back; what another script has changed since stays.
 */
export function showLent(node: Element): () => void {
  const controller = new AbortController()
  const change = changer(controller.signal)
  for (const name of ATTRIBUTES.filter((each) => node.hasAttribute(each)))
    if (node.getAttribute(name) !== 'false') change(node, name, () => node.removeAttribute(name))
  if (node instanceof HTMLDialogElement && !node.open)
    change(node, 'open', () => node.setAttribute('open', ''))
  const giveDisplayBack = node instanceof HTMLElement && withoutInlineDisplay(node, change)
  const styles = hidingStyles(node)
  if (styles.length > 0) {
    adoptRules(RULES)
    change(node, LENT, () => node.setAttribute(LENT, styles.join(' ')))
  }
  return () => {
    controller.abort()
    if (giveDisplayBack) giveDisplayBack()
  }
}

/** Takes `display: none` from its own style, so that the site's sheets say how it is laid out. */
function withoutInlineDisplay(node: HTMLElement, change: Changer): () => void {
  const style = styleOf(node)
  if (style.display !== 'none') return () => {}
  const priority = style.getPropertyPriority('display')
  change(node, 'style', () => style.removeProperty('display'))
  return () => {
    // Another script has changed the style meanwhile, but not this.
    if (!style.display) style.setProperty('display', 'none', priority)
  }
}

function hidingStyles(node: Element): string[] {
  const style = getComputedStyle(node)
  const read = (name: string) => style.getPropertyValue(name)
  const names = STYLES.filter(([name, hides]) => hides.test(read(name))).map(([name]) => name)
  const cuts = read('overflow')
    .split(' ')
    .some((word) => CUTTING.includes(word))
  if (cuts && ROOM.some((name) => NO_ROOM.includes(read(name)))) names.push('room')
  if (node instanceof HTMLDialogElement) names.push('dialog')
  return names
}
