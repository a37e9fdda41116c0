/**
 * What editors and visitors may write: `[data-ilots-content]`, and what the configuration's `content` selects (contract §9).
 * It stays content wherever it stands: what a script moves, lends or copies keeps a mark that no attribute can give or take.
 */
import { membersOf } from './members'

/** Each chunk has its own copy of this file: they share what they note by the symbol's name. */
const CONTENT = Symbol.for('ilots-content')

/** The configuration, which says what is content. */
interface Selects {
  readonly content: string
}
type Marked = Node & { [CONTENT]?: true }

/** Notes that a node is content for good, with all that is in it. */
export const markContent = (node: Node): unknown => Object.assign(node, { [CONTENT]: true })

/** Notes each element at `root` and below it that the selector `content` matches, before a script moves it elsewhere. */
export function markContentIn(root: Element | DocumentFragment, content: string): void {
  const within = membersOf(root)
  if (within instanceof Element && within.matches(content)) markContent(root)
  for (const element of within.querySelectorAll(content)) markContent(element)
}

/**
 * Whether a node is content, where it stands or where it is from.
 * @param config without it, what the engine has found counts: all that was in the page when it was last scanned.
 */
export function isInContent(node: Node | null | undefined, config?: Selects): boolean {
  for (let at: Marked | null | undefined = node; at; at = parentOf(at))
    if (at[CONTENT] || (config && at instanceof Element && membersOf(at).matches(config.content))) return true
  return false
}

/** Also out of a shadow tree. */
function parentOf(node: Node): Node | null {
  return membersOf(node).parentNode ?? (node instanceof ShadowRoot ? node.host : null)
}

/** Copies a node with all that is in it: a copy of content is content. */
export function copyOf<Copied extends Node>(node: Copied): Copied {
  const copy = membersOf(node).cloneNode(true) as Copied
  if (isInContent(node)) markContent(copy)
  return copy
}

/** Copies what a template holds: what content's template holds is content. */
export function copyOfTemplate(template: HTMLTemplateElement): DocumentFragment {
  const copy = template.content.cloneNode(true) as DocumentFragment
  if (isInContent(template)) copy.childNodes.forEach(markContent)
  return copy
}

/**
 * Notes what has left content: the script that moved it, or an overlay that borrows it, may put it anywhere.
 * @param records of one batch, in the order of the changes.
 */
export function followContent(records: readonly MutationRecord[], config: Selects): void {
  const unseen = new Set(records.filter(({ removedNodes }) => removedNodes.length > 0))
  // What was moved out of something that had been moved itself is seen once that is marked.
  for (let before = -1; before !== unseen.size; ) {
    before = unseen.size
    for (const record of [...unseen])
      if (isInContent(record.target, config)) {
        unseen.delete(record)
        record.removedNodes.forEach(markContent)
      }
  }
  // Nobody hears what is taken out of a tree that is in no page.
  for (const { removedNodes } of records)
    for (const node of removedNodes) if (!membersOf(node).isConnected) markEach(node, config)
}

/** Marks each element of a tree that is content. */
function markEach(root: Node, config: Selects): void {
  if (!(root instanceof Element)) return
  markContentIn(root, config.content)
  for (const element of membersOf(root).querySelectorAll('*'))
    if ((membersOf(element).parentNode as Marked)[CONTENT]) markContent(element)
}
