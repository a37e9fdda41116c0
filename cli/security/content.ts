/** What stands where editors write, and what only the template may say. */
import type { Noticed } from '../finding'
import { nodesOf } from '../positions'
import { tagsOf } from '../scripts'

/** Where editors' HTML begins, unless the configuration's `content` says otherwise. */
const CONTENT = '[data-ilots-content]'
const CONFIG = 'ilots-config'

/** The configuration that the page's own script holds. */
export function configIn(root: Document): Readonly<Record<string, unknown>> {
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

/** @param isWhole a part of a page is marked by the page that it is inserted into. */
export function lookAtContent(
  root: Document,
  isContent: (node: Node) => boolean,
  isWhole: boolean,
): Noticed[] {
  const nodes = [...nodesOf(root)]
  const isMarked = nodes.some((node) => isContent(node))
  return [
    ...(isMarked || !isWhole ? [] : [{ level: 'hint', code: 'content-unmarked' } as const]),
    ...lookAtConfiguration(root, isContent),
    ...nodes.filter((node) => isContent(node)).flatMap(insideContent),
  ]
}

function lookAtConfiguration(root: Document, isContent: (node: Node) => boolean): Noticed[] {
  const elements = [...root.querySelectorAll('[id]')].filter(({ id }) => id === CONFIG)
  const first = elements.find(isConfiguration)
  return elements.flatMap((at): Noticed[] => {
    if (!isConfiguration(at)) return [{ level: 'error', code: 'config-not-script', at }]
    if (isContent(at)) return [{ level: 'error', code: 'config-in-content', at }]
    return [
      ...(at !== first ? [{ level: 'error', code: 'config-doubled', at } as const] : []),
      ...(at.closest('main') ? [{ level: 'warning', code: 'config-in-main', at } as const] : []),
    ]
  })
}

/** What calls the server in the visitor's name. */
function insideContent(at: Node): Noticed[] {
  if (at.nodeType === 8) {
    const isBlock = /^\s*bloc\s*\{/.test((at as Comment).data)
    return isBlock ? [{ level: 'error', code: 'content-block-inside', at, island: 'content-block' }] : []
  }
  if (at.nodeType !== 1) return []
  const element = at as Element
  const load = element.getAttribute('data-load') ?? ''
  const isAuto = element.getAttribute('data-role') === 'load-more' && /auto/.test(load)
  return isAuto
    ? [{ level: 'error', code: 'content-load-inside', at, island: 'content-block', values: { load } }]
    : []
}
