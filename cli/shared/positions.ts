/**
 * Where each start tag and comment stands in the file. The parser does not say, so each tag carries its place through
 * it as an attribute, which is taken off before anything else reads the page.
 */
import type { Position } from './finding'

const PLACE = 'data-ilots-place'
const OPENING = /<!--|<\/?[a-z][^\s/>]*/gi
/** Their content is text, whatever it looks like. */
const RAW = /^(script|style|textarea|title|xmp|iframe|noembed|noframes)$/i

export interface Placed {
  /** The HTML, each start tag with its place. */
  readonly html: string
  readonly comments: readonly (Position & { readonly text: string })[]
}

export function placed(source: string): Placed {
  const at = positionsIn(source)
  const comments: (Position & { text: string })[] = []
  let html = ''
  let done = 0
  for (const { index, name, comment } of tokens(source)) {
    const { line, column } = at(index)
    if (comment !== undefined) comments.push({ line, column, text: comment })
    if (!name) continue
    const end = index + 1 + name.length
    html += `${source.slice(done, end)} ${PLACE}="${line}:${column}"`
    done = end
  }
  return { html: html + source.slice(done), comments }
}

interface Token {
  readonly index: number
  /** Of a start tag. */
  readonly name?: string
  readonly comment?: string
}

/** Reads on and never back: what does not end ends the page. */
function* tokens(source: string): Generator<Token> {
  const pattern = new RegExp(OPENING)
  for (let token = pattern.exec(source); token; token = pattern.exec(source)) {
    const { 0: opening, index } = token
    const isComment = opening === '<!--'
    const end = isComment ? source.indexOf('-->', index + 4) : tagEnd(source, pattern.lastIndex)
    if (end < 0) return
    pattern.lastIndex = end + 1
    if (isComment) yield { index, comment: source.slice(index + 4, end) }
    if (isComment || opening[1] === '/') continue
    const name = opening.slice(1)
    yield { index, name }
    if (!RAW.test(name)) continue
    const length = source.slice(end).search(new RegExp(`</${name}\\b`, 'i'))
    if (length < 0) return
    pattern.lastIndex = end + length
  }
}

/** @returns where its `>` is: outside of the values in quotation marks. */
export function tagEnd(source: string, start: number): number {
  const mark = /[>"']/g
  mark.lastIndex = start
  for (let found = mark.exec(source); found; found = mark.exec(source)) {
    if (found[0] === '>') return found.index
    const end = source.indexOf(found[0], mark.lastIndex)
    if (end < 0) return -1
    mark.lastIndex = end + 1
  }
  return -1
}

/** Where each line begins. */
const linesOf = (source: string): number[] => [
  0,
  ...[...source.matchAll(/\r\n|\n|\r/g)].map(({ index, 0: end }) => index + end.length),
]

/** The other way round: where a position is in the text. */
export function indexesIn(source: string): (position: Position) => number {
  const starts = linesOf(source)
  return ({ line, column }) => (starts[line - 1] ?? 0) + column - 1
}

/** Both count from 1, as editors do. */
export function positionsIn(source: string): (index: number) => Position {
  const starts = linesOf(source)
  return (index) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= index) low = middle
      else high = middle
    }
    return { line: low + 1, column: index - (starts[low] ?? 0) + 1 }
  }
}

/** Every node of a tree, those of templates where these stand. */
export function* nodesOf(root: Node): Generator<Node> {
  // Not by calling itself: a page may nest deeper than calls do.
  const left = [root]
  for (let node = left.pop(); node; node = left.pop()) {
    yield node
    const { nodeName, lastChild } = node
    if (nodeName === 'TEMPLATE') left.push((node as HTMLTemplateElement).content)
    for (let child = lastChild; child; child = child.previousSibling) left.push(child)
  }
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1

/** The elements of a tree, those of templates too. */
export const elementsOf = (root: Node): HTMLElement[] => [...nodesOf(root)].filter(isElement)

/** Takes the places off the tree. @returns where each node stands in the file. */
export function takePlaces(root: Node, { comments }: Placed): (node: Node | undefined) => Partial<Position> {
  const places = new Map<Node, Position>()
  const nextComment = inOrder(comments)
  for (const node of nodesOf(root)) {
    if (node.nodeType === 8) {
      const comment = nextComment((node as Comment).data)
      if (comment) places.set(node, { line: comment.line, column: comment.column })
    }
    const element = node as Element
    if (element.nodeType !== 1) continue
    const place = element.getAttribute(PLACE)?.split(':').map(Number)
    element.removeAttribute(PLACE)
    if (place) places.set(node, { line: place[0] ?? 1, column: place[1] ?? 1 })
  }
  return (node) => (node && places.get(node)) ?? {}
}

/** @returns the next comment of a text, after those that were taken before. */
function inOrder(comments: Placed['comments']): (text: string) => Placed['comments'][number] | undefined {
  const byText = new Map<string, number[]>()
  for (const [index, { text }] of [...comments.entries()].reverse())
    byText
      .set(text, byText.get(text) ?? [])
      .get(text)
      ?.push(index)
  let taken = -1
  return (text) => {
    const left = byText.get(text) ?? []
    let index = left.pop()
    while (index !== undefined && index < taken) index = left.pop()
    taken = index ?? taken
    return index === undefined ? undefined : comments[index]
  }
}
