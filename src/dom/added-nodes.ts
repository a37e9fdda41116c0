/**
 * Elements that islands put among the server's. Each says so by an attribute, for scripts that change the page as a
 * whole (contract §9): a morph, a router's snapshot, a copy.
 */

/** Empty on what is ours altogether; `around` where nodes of the page stand in it. */
export const ADDED = 'data-ilots-own'
export const AROUND = 'around'

/** Of what comes and goes while its island stays. */
const NOBODY = new AbortController().signal

let count = 0
/** For how long each must be in the page. */
const owners = new WeakMap<Element, AbortSignal>()

/** What an element of ours says of itself besides. */
interface AddedOptions {
  /** Nodes of the page stand in it: they stay where it is taken out of a copy. */
  readonly isAround?: boolean
}

/**
 * Marks an element that we put into the page.
 * @param signal the island's own (`context.signal`), for what stays as long as the island: where another script takes
 * it out before, the island is mounted again.
 */
export function markAdded<Made extends Element>(
  element: Made,
  signal: AbortSignal = NOBODY,
  { isAround = false }: AddedOptions = {},
): Made {
  owners.set(element, signal)
  element.setAttribute(ADDED, isAround ? AROUND : '')
  count += 1
  // A morph makes no element of the server's of one that has another id.
  element.id ||= `ilots-own-${count}`
  return element
}

/** Takes an element of ours out of the page: no other script has done it. @param nodes take its place. */
export function removeAdded(element: Element, ...nodes: Node[]): void {
  owners.delete(element)
  element.replaceWith(...nodes)
}

/** Whether an element is one that we have put into this page. */
export const isAdded = (element: Element): boolean => owners.has(element)

/** The signal of the island that has put an element into this page; none for a copy. */
export const ownerOf = (element: Element): AbortSignal | undefined => owners.get(element)

/** Takes what islands had made out of a copy of their HTML, below `root`. What is the page's in it stays. */
export function cleanCopy(root: Element | ShadowRoot): void {
  for (const element of root.querySelectorAll(`[${ADDED}]`))
    if (!isAdded(element) && root.contains(element)) element.replaceWith(...nodesOfPageIn(element))
}

function nodesOfPageIn(element: Element): Node[] {
  const AROUND_PAGE = `[${ADDED}="${AROUND}"]`
  if (element.matches(AROUND_PAGE)) return [...element.childNodes]
  return [...element.querySelectorAll(AROUND_PAGE)]
    .filter((each) => !each.parentElement?.closest(AROUND_PAGE))
    .flatMap((each) => [...each.childNodes])
}

/**
 * Puts a clean element in the place of one of ours that a morph has made one of the server's: no listener of ours is
 * on it, and nothing of ours takes it away.
 */
export function giveBack(element: Element): void {
  const clean = element.cloneNode(false) as Element
  clean.append(...element.childNodes)
  element.replaceWith(clean)
}
