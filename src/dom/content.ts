/**
 * What editors and visitors may write: `[data-ilots-content]`, and what the configuration's `content` selects
 * (contract §9). It stays content wherever it stands: what a script moves, lends or copies keeps a mark that no
 * attribute can give or take.
 */
import { rootAround } from './roots'

/** Marks content in HTML; its copies have it as well, whoever makes them. */
export const CONTENT_ATTRIBUTE = 'data-ilots-content'

/** Each chunk has its own copy of this file: they share what they note by the symbol's name. */
const CONTENT = Symbol.for('ilots-content')
/** On the document, once anything was noted. */
const ANY = Symbol.for('ilots-any-content')

/** The configuration, which says what is content. */
export interface Selects {
  readonly content: string
}
type Marked = Node & { [CONTENT]?: true }

/** Notes that a node is content for good, with all that is in it. */
export const markContent = (node: Node): unknown => {
  Object.assign(document, { [ANY]: true })
  return Object.assign(node, { [CONTENT]: true })
}

/** Marks `root` and each element below it that the selector `content` matches, before a script moves it. */
export function markContentIn(root: Element | DocumentFragment, content: string): void {
  if (root instanceof Element && root.matches(content)) markContent(root)
  for (const element of root.querySelectorAll(content)) markContent(element)
}

/**
 * Whether a node is content, where it stands or where it is from.
 * @param config without it, what the engine has found counts: all that was in the page when it was last scanned.
 */
export function isInContent(node: Node | null | undefined, config?: Selects): boolean {
  if (!node) return false
  const element = node instanceof Element ? node : node.parentElement
  if (config && element?.closest(config.content)) return true
  // Most pages have none; a loop, since each host of the page is asked.
  if (ANY in document) for (let at: Marked | null = node; at; at = at.parentNode) if (at[CONTENT]) return true
  const root = node.getRootNode()
  return root instanceof ShadowRoot && isInContent(root.host, config)
}

/**
 * Whether an element in an island is a part of it: what content holds is no part of the template's island around it
 * (contract §9).
 */
export function isPartOf(host: Node, part: Node | null, config?: Selects): boolean {
  return !isInContent(part, config) || isInContent(host, config)
}

/**
 * The first element that is a part of an island.
 * @param place where it is looked up: by default in the island's element.
 */
export function partOf<Found extends Element = HTMLElement>(
  host: Element,
  selector: string,
  config?: Selects,
  place: ParentNode = host,
): Found | null {
  const found = place.querySelectorAll<Found>(selector)
  return [...found].find((each) => isPartOf(host, each, config)) ?? null
}

/** The nearest element around the target of an event that is a part of an island. */
export function partAround(
  host: Element,
  target: EventTarget | null | undefined,
  selector: string,
  config?: Selects,
): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(selector) : null
  return isPartOf(host, found, config) ? found : null
}

/**
 * Leaves out what content has put beside the elements that somebody meant: they stand for the template's only where
 * it has none. All of them for a host in content.
 * @param host what they are looked up for; without it, something of the template.
 */
export function preferTemplate<Found extends Element>(
  found: Iterable<Found>,
  host?: Node,
  config?: Selects,
): Found[] {
  const all = [...found]
  const own = isInContent(host, config) ? [] : all.filter((each) => !isInContent(each, config))
  return own.length > 0 ? own : all
}

/** The element of an id; the template's where content has it as well. @param host as for {@link preferTemplate}. */
export const elementOfId = (id: string, host?: Node): HTMLElement | undefined =>
  preferTemplate(elementsOfId(id, host), host)[0]

/** All elements of an id, in the tree of the host. */
export const elementsOfId = (id: string, host?: Node): HTMLElement[] => [
  ...rootAround(host).querySelectorAll<HTMLElement>(`[id="${CSS.escape(id)}"]`),
]

/** Copies a node with all that is in it: a copy of content is content. */
export function copyOf<Copied extends Node>(node: Copied): Copied {
  const copy = node.cloneNode(true) as Copied
  markCopy(node, copy)
  return copy
}

/** Notes in a copy, which nothing was taken out of yet, what is content in the original. */
export function markCopy(original: Node, copy: Node): void {
  if (isInContent(original)) markContent(copy)
  const [originals, copies] = [original, copy].map((root) =>
    root instanceof Element ? [...root.querySelectorAll('*')] : [],
  )
  originals?.forEach((each, index) => {
    const twin = copies?.[index]
    if (twin && (each as Marked)[CONTENT]) markContent(twin)
  })
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
  // Nobody notices what is taken out of a tree that is in no page.
  for (const { removedNodes } of records)
    for (const node of removedNodes) if (!node.isConnected) markEach(node, config)
}

/** Marks each element of a tree that is content. */
function markEach(root: Node, config: Selects): void {
  if (!(root instanceof Element)) return
  markContentIn(root, config.content)
  for (const element of root.querySelectorAll('*'))
    if ((element.parentNode as Marked)[CONTENT]) markContent(element)
}

/**
 * Notes what is content in an answer of the server's that is in no page yet, before anything is picked of it. A
 * selector such as `.page .redaction` is read as if the answer stood at `place`, whose ancestors are copied without
 * their content.
 */
export function markContentOfAnswer(answer: DocumentFragment, place: Element, { content }: Selects): void {
  const inside = answer.ownerDocument.importNode(place, false)
  let outermost = inside
  for (let up = place.parentElement; up; up = up.parentElement) {
    const around = answer.ownerDocument.importNode(up, false)
    around.append(outermost)
    outermost = around
  }
  // Either may be a form.
  inside.append(...answer.childNodes)
  for (const found of outermost.querySelectorAll(content))
    if (found !== inside && inside.contains(found))
      for (const each of [found, ...found.querySelectorAll('*')]) markContent(each)
  answer.append(...inside.childNodes)
}
