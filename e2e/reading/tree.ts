/** The browser's accessibility tree of a moment, with the frames inside it. */
import type { CDPSession } from '@playwright/test'

/** Chromium's `Accessibility.AXNode`: what is read of it. */
interface Raw {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: RawValue
  readonly name?: RawValue
  readonly description?: RawValue
  readonly value?: RawValue
  readonly properties?: readonly { readonly name: string; readonly value: RawValue }[]
  readonly childIds?: readonly string[]
  readonly backendDOMNodeId?: number
}

interface RawValue {
  readonly value?: unknown
  readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[]
}

/** Its `DOM.Node`. */
interface Element {
  readonly backendNodeId: number
  readonly frameId?: string
  readonly attributes?: readonly string[]
  readonly children?: readonly Element[]
  readonly shadowRoots?: readonly Element[]
  readonly contentDocument?: Element
}

export interface TreeNode {
  /** The same from one look to the next, while the element stays. */
  readonly id: number
  readonly role: string
  readonly name: string
  readonly description: string
  readonly value: string
  readonly properties: ReadonlyMap<string, unknown>
  /** Of the element: what the tree does not tell (`aria-current`, `aria-sort`). */
  readonly attributes: ReadonlyMap<string, string>
  readonly parent: TreeNode | undefined
  readonly children: readonly TreeNode[]
}

export async function readTree(session: CDPSession): Promise<TreeNode> {
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const elements = new Map<number, Element>()
  collect(root, elements)
  const frames = new Map<number, readonly Raw[]>()
  frames.set(root.backendNodeId, await readFrame(session))
  for (const { contentDocument, frameId } of elements.values())
    if (contentDocument) frames.set(contentDocument.backendNodeId, await readFrame(session, frameId))
  const top = treeOf(root.backendNodeId, { elements, frames }, undefined)
  if (!top) throw new Error('the page has no accessibility tree')
  return top
}

async function readFrame(session: CDPSession, frameId?: string): Promise<readonly Raw[]> {
  const { nodes } = await session
    .send('Accessibility.getFullAXTree', frameId ? { frameId } : {})
    // A frame that has gone meanwhile, or whose page did not come, is empty.
    .catch(() => ({ nodes: [] }))
  return nodes
}

function collect(element: Element, into: Map<number, Element>): void {
  into.set(element.backendNodeId, element)
  const { children = [], shadowRoots = [], contentDocument } = element
  for (const each of [...children, ...shadowRoots, contentDocument]) if (each) collect(each, into)
}

interface Sources {
  readonly elements: ReadonlyMap<number, Element>
  /** Nodes by the document that they are of. */
  readonly frames: ReadonlyMap<number, readonly Raw[]>
}

/** What is not announced gives its children to its parent. */
function treeOf(document: number, sources: Sources, above: TreeNode | undefined): TreeNode | undefined {
  const nodes = sources.frames.get(document) ?? []
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const make = (raw: Raw, parent: TreeNode | undefined): TreeNode => {
    const id = raw.backendDOMNodeId ?? 0
    const element = sources.elements.get(id)
    const children: TreeNode[] = []
    const node = { ...read(raw), id, attributes: pairs(element?.attributes), parent, children }
    const add = (ids: readonly string[] = []): void => {
      for (const child of ids.map((each) => byId.get(each))) {
        if (child?.ignored) add(child.childIds)
        else if (child) children.push(make(child, node))
      }
    }
    add(raw.childIds)
    const inside = element?.contentDocument && treeOf(element.contentDocument.backendNodeId, sources, node)
    if (inside) children.push(inside)
    return node
  }
  return nodes[0] && make(nodes[0], above)
}

function read({ role, name, description, value, properties = [] }: Raw) {
  return {
    role: String(role?.value ?? ''),
    name: plain(name?.value),
    description: plain(description?.value),
    value: plain(value?.value),
    properties: new Map(
      properties.map(({ name, value }): [string, unknown] => [
        name,
        value.relatedNodes?.[0]?.backendDOMNodeId ?? value.value,
      ]),
    ),
  }
}

/** Attributes come as one list, name and value by turns. */
function pairs(list: readonly string[] = []): Map<string, string> {
  return new Map(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : [])))
}

/** As it is kept: spaces and apostrophes of any kind are one, and the site has one address. */
export const plain = (text: unknown): string =>
  String(text ?? '')
    .replaceAll('’', "'")
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://vitrea.example')
    .replace(/\s+/g, ' ')
    .trim()

export const below = (node: TreeNode): readonly TreeNode[] => [node, ...node.children.flatMap(below)]

/** From the page to the node itself. */
export const pathTo = (node: TreeNode): readonly TreeNode[] => [
  ...(node.parent ? pathTo(node.parent) : []),
  node,
]
