/**
 * The trees that islands are looked for in: the document, and shadow roots that a script has named
 * (`Ilots.mount(root)`). What is done in each of them is done again in one that comes later.
 */

/** A tree of its own: with events that say their target in it, with ids, with style sheets. */
export type Root = Document | ShadowRoot

const known = new WeakSet<ShadowRoot>()
/** Weakly: one that has left the page for good is forgotten. */
const all: WeakRef<ShadowRoot>[] = []
const runs: ((root: Root) => void)[] = []

/** The shadow roots that have been named. */
export const shadowRoots = (): ShadowRoot[] => all.flatMap((root) => root.deref() ?? [])

/** Runs `run` for the document at once, and for each shadow root once it is known. */
export function inEachRoot(run: (root: Root) => void): void {
  runs.push(run)
  for (const root of [document, ...shadowRoots()]) run(root)
}

/** Makes a shadow root known. A second time: nothing. */
export function addRoot(root: ShadowRoot): void {
  if (known.has(root)) return
  known.add(root)
  all.push(new WeakRef(root))
  for (const run of runs) run(root)
}

/** The tree that a node stands in. */
export function rootAround(node: Node | null | undefined): Root {
  const root = node?.getRootNode()
  return root instanceof ShadowRoot ? root : document
}

/** Whether a node is in `root`, also where shadow roots are between them. */
export function isWithin(root: Node, node: Node): boolean {
  for (let at: Node | undefined = node; at; at = shadowHost(at)) if (root.contains(at)) return true
  return false
}

function shadowHost(node: Node): Element | undefined {
  const root = node.getRootNode()
  return root instanceof ShadowRoot ? root.host : undefined
}

/** What has the focus; the document itself names the host of a shadow root in its place. */
export function activeElement(): Element | null {
  let active = document.activeElement
  for (;;) {
    const inside: ShadowRoot | undefined =
      active?.shadowRoot ?? shadowRoots().find(({ host }) => host === active)
    if (!inside?.activeElement) return active
    active = inside.activeElement
  }
}
