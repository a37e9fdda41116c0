/** What stands where editors write, and what only the template may say. */

import type { Island } from '../../src/contracts/island'
import { makeMarkers } from '../../src/engine/markers'
import { islands } from '../../src/registry-entries'
import { noticed } from '../shared/finding'
import { nodesOf } from '../shared/positions'
import { tagsOf } from '../shared/script-tag'
import type { Noticed } from './messages'

/** Where editors' HTML begins, unless the configuration's `content` says otherwise. */
const CONTENT = '[data-ilots-content]'
const CONFIG = 'ilots-config'

type Configuration = Readonly<Record<string, unknown>>

/** The configuration that the page's own script holds. */
export function configIn(root: Document): Configuration {
  const script = [...root.querySelectorAll(`script#${CONFIG}`)].find(isConfiguration)
  try {
    const value: unknown = JSON.parse(script?.textContent ?? '{}')
    return value !== null && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

/** @returns whether a node is of an editor. */
export function contentOf(root: Document): (node: Node) => boolean {
  // The tag's word counts more.
  const content = tagsOf(root)[0]?.dataset.content ?? configIn(root).content
  const selector = typeof content === 'string' && content !== '' ? content : CONTENT
  return (node) => {
    const element = node.nodeType === 1 ? (node as Element) : node.parentElement
    return Boolean(element && closest(element, selector))
  }
}

function closest(element: Element, selector: string): Element | null {
  try {
    return element.closest(selector)
  } catch {
    // The console says that the selector cannot be read; the default is used.
    return element.closest(CONTENT)
  }
}

const isConfiguration = (element: Element): boolean =>
  element.localName === 'script' && element.getAttribute('type') === 'application/json'

/** What content may use: an island says so itself, or the configuration by its name. */
function mayUse({ name, inContent = 'no' }: Island, { contentIslands }: Configuration): boolean {
  return inContent !== 'no' || (Array.isArray(contentIslands) && contentIslands.includes(name))
}

/** The islands that each element of content asks for: those that it may use, and those that stay HTML. */
function usesOf(root: Document, nodes: readonly Node[], product: string): Noticed[] {
  const config = configIn(root)
  const overrides = Object(config.markers) as Readonly<Record<string, string>>
  const markers = makeMarkers(islands, { markers: overrides, product })
  return nodes.flatMap((at) => {
    if (at.nodeType !== 1) return []
    return markers.of(at as Element).map((island) => {
      const { name } = island
      const found = mayUse(island, config)
        ? noticed('hint', 'content-uses', at, { name })
        : noticed('warning', 'content-refused', at, { name })
      return { ...found, island: name }
    })
  })
}

/** @param page `isWhole`: a part of a page is marked by the page that it is inserted into. */
export function checkContent(
  root: Document,
  isContent: (node: Node) => boolean,
  { isWhole, product }: { readonly isWhole: boolean; readonly product: string },
): Noticed[] {
  const nodes = [...nodesOf(root)]
  const inside = nodes.filter((node) => isContent(node))
  return [
    ...(inside[0] || !isWhole ? [] : [noticed('hint', 'content-unmarked')]),
    ...checkConfiguration(root, isContent),
    ...inside.flatMap(insideContent),
    ...usesOf(root, inside, product),
  ]
}

function checkConfiguration(root: Document, isContent: (node: Node) => boolean): Noticed[] {
  const elements = [...root.querySelectorAll('[id]')].filter(({ id }) => id === CONFIG)
  const first = elements.find(isConfiguration)
  return elements.flatMap((at): Noticed[] => {
    if (!isConfiguration(at)) return [noticed('error', 'config-not-script', at)]
    if (isContent(at)) return [noticed('error', 'config-in-content', at)]
    return [
      ...(at !== first ? [noticed('error', 'config-doubled', at)] : []),
      ...(at.closest('main') ? [noticed('warning', 'config-in-main', at)] : []),
    ]
  })
}

/** What calls the server in the visitor's name. */
function insideContent(at: Node): Noticed[] {
  if (at.nodeType === 8) {
    const isBlock = /^\s*bloc\s*\{/.test((at as Comment).data)
    return isBlock ? [ofBlocks(noticed('error', 'content-block-inside', at))] : []
  }
  if (at.nodeType !== 1) return []
  const element = at as Element
  const load = element.getAttribute('data-load') ?? ''
  const isAuto = element.getAttribute('data-role') === 'load-more' && /auto/.test(load)
  return isAuto ? [ofBlocks(noticed('error', 'content-load-inside', at, { load }))] : []
}

const ofBlocks = (found: Noticed): Noticed => ({ ...found, island: 'content-block' })
