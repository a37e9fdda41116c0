/** The page's scripts, wherever they are: written into it, in handlers, in files of the same origin. */

import { decoded } from '../shared/decoded'
import type { Position } from '../shared/finding'
import { indexesIn, nodesOf, positionsIn, tagEnd } from '../shared/positions'
import { tagsOf } from '../shared/script-tag'
import type { Asset, Code } from './script'

/** Where a page's nodes stand in its file. */
export interface Placing {
  readonly file: string
  readonly html: string
  readonly where: (node: Node) => Partial<Position>
}

const SCRIPT_TYPE = /^$|javascript|ecmascript|jscript|^module$/i
const JAVASCRIPT = /^\s*javascript:/i

const isScript = (element: Element) => SCRIPT_TYPE.test(element.getAttribute('type') ?? '')

/** Scripts and handlers that are written into the page, in its order. */
export function inlineCode(root: Document, placing: Placing): Code[] {
  const offsetOf = indexesIn(placing.html)
  const at = positionsIn(placing.html)
  const found: Code[] = []
  for (const node of nodesOf(root)) {
    if (node.nodeType !== 1) continue
    const element = node as Element
    const { line, column } = placing.where(element)
    if (line === undefined || column === undefined) continue
    const begin = offsetOf({ line, column })
    if (element.localName === 'script' && !element.hasAttribute('src') && isScript(element)) {
      const start = at(tagEnd(placing.html, begin) + 1)
      const isModule = element.getAttribute('type') === 'module'
      found.push({ file: placing.file, text: element.textContent ?? '', start, isModule })
    }
    found.push(...handlersOf(element, placing, begin, at))
  }
  return found
}

function handlersOf(
  element: Element,
  { file, html }: Placing,
  begin: number,
  at: (index: number) => Position,
): Code[] {
  return element.getAttributeNames().flatMap((name) => {
    const text = element.getAttribute(name) ?? ''
    const isHandler = /^on[a-z]+$/.test(name)
    const isAddress = /^(href|action)$/.test(name) && JAVASCRIPT.test(text)
    if (!isHandler && !isAddress) return []
    const tag = html.slice(begin, tagEnd(html, begin))
    const place = tag.search(new RegExp(`\\b${name}\\s*=`, 'i'))
    return [
      {
        file,
        text: isAddress ? decoded(text.replace(JAVASCRIPT, '')) : text,
        start: at(begin + Math.max(0, place)),
        isModule: false,
        element,
        event: isHandler ? name.slice(2) : 'click',
      },
    ]
  })
}

/** What the page loads, still to be fetched. */
export function assetsOf(root: Document, { where }: Placing): Asset[] {
  const ours = new Set<Element>(tagsOf(root))
  const found = [...root.querySelectorAll('script[src],link[rel~="stylesheet"][href]')].filter(
    (element) => !ours.has(element) && (element.localName === 'link' || isScript(element)),
  )
  return found.map((element) => {
    const { line = 1, column = 1 } = where(element)
    const kind = element.localName === 'link' ? 'style' : 'script'
    const address = (element.getAttribute(kind === 'style' ? 'href' : 'src') ?? '').trim()
    return { address, kind, element, line, column }
  })
}
