/**
 * Where each start tag and comment stands in the file. The parser does not say, so each tag carries its place through
 * it as an attribute, which is taken off before anything else reads the page.
 */
import type { Position } from './finding'

const PLACE = 'data-ilots-place'
const TOKEN = /<!--([\s\S]*?)-->|<!--[\s\S]*$|<\/[a-z][^>]*>|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
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
  for (const token of tokens(source)) {
    const [, comment, name] = token
    const { line, column } = at(token.index)
    if (comment !== undefined) comments.push({ line, column, text: comment })
    if (!name) continue
    const end = token.index + 1 + name.length
    html += `${source.slice(done, end)} ${PLACE}="${line}:${column}"`
    done = end
  }
  return { html: html + source.slice(done), comments }
}

function* tokens(source: string): Generator<RegExpExecArray> {
  const pattern = new RegExp(TOKEN)
  for (let token = pattern.exec(source); token; token = pattern.exec(source)) {
    yield token
    const [, , name = ''] = token
    if (!RAW.test(name)) continue
    const end = source.slice(pattern.lastIndex).search(new RegExp(`</${name}\\b`, 'i'))
    pattern.lastIndex = end < 0 ? source.length : pattern.lastIndex + end
  }
}

/** Both count from 1, as editors do. */
function positionsIn(source: string): (index: number) => Position {
  const starts = [0, ...[...source.matchAll(/\r\n|\n|\r/g)].map(({ index, 0: end }) => index + end.length)]
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
  yield root
  for (const child of [...root.childNodes]) yield* nodesOf(child)
  if (root.nodeName === 'TEMPLATE') yield* nodesOf((root as HTMLTemplateElement).content)
}

/** Takes the places off the tree. @returns where each node stands in the file. */
export function takePlaces(root: Node, { comments }: Placed): (node: Node | undefined) => Partial<Position> {
  const places = new Map<Node, Position>()
  const left = [...comments]
  for (const node of nodesOf(root)) {
    if (node.nodeType === 8) {
      const found = left.findIndex(({ text }) => text === (node as Comment).data)
      const [comment] = found < 0 ? [] : left.splice(0, found + 1).slice(-1)
      if (comment) places.set(node, { line: comment.line, column: comment.column })
    }
    if (node.nodeType !== 1) continue
    const place = (node as Element).getAttribute(PLACE)?.split(':').map(Number)
    ;(node as Element).removeAttribute(PLACE)
    if (place) places.set(node, { line: place[0] ?? 1, column: place[1] ?? 1 })
  }
  return (node) => (node && places.get(node)) ?? {}
}
