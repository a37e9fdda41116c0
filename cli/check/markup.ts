/** What is wrong with the markers of a page, beyond what its islands say themselves. */

import { firstComment } from '../../src/dom/query'
import type { Engine } from '../../src/engine/engine'
import { noticed } from '../shared/finding'
import { elementsOf, nodesOf } from '../shared/positions'
import { everyAttribute, nearest, read } from './known'
import type { Noticed } from './messages'
import type { Complaint } from './mount-all'
import { nearMarkers } from './near-markers'
import { checkParts } from './parts'
import { wordsOf } from './words'

/**
 * After the islands have been mounted and taken back: they say more of the page than its text does.
 * @param isWritten whether the file has it: what islands have made is theirs.
 */
export function checkMarkers(
  engine: Engine,
  root: Document,
  isWritten: (node: Node) => boolean,
  complaints: readonly Complaint[],
): Noticed[] {
  const elements = elementsOf(root.documentElement).filter(isWritten)
  return [
    ...elements.flatMap((element) => wordsOf(engine, element) ?? nearMarkers(engine, element)),
    ...elements.flatMap((element) => attributesOf(engine, element)),
    ...checkParts(engine, elements, complaints),
    ...doubledIds(elements),
    ...inTemplates(engine, root),
    ...comments(engine, root).filter(({ at }) => at && isWritten(at)),
  ]
}

/** `data-*` of a host that its islands would read under a nearly equal name. */
function attributesOf({ lifecycle }: Engine, element: HTMLElement): Noticed[] {
  return [...lifecycle.at(element)].flatMap(({ island: { name } }) => {
    const names = [...(read.get(name) ?? [])].filter((each) => each.startsWith('data-'))
    return element
      .getAttributeNames()
      .filter(
        (word) => word.startsWith('data-') && !everyAttribute.has(word) && !/^data-(ilot|role)/.test(word),
      )
      .flatMap((word): Noticed[] => {
        const meant = nearest(
          word.slice(5),
          names.map((each) => each.slice(5)),
        )
        if (!meant) return []
        const values = { word, meant: `data-${meant}`, island: name }
        return [{ ...noticed('warning', 'attribute-misspelt', element, values), island: name }]
      })
  })
}

/** In a template an id may be that of another one: what is inserted is not known. */
function doubledIds(elements: readonly HTMLElement[]): Noticed[] {
  const first = new Map<string, HTMLElement>()
  return elements.flatMap((element): Noticed[] => {
    const id = element.getAttribute('id')
    if (!id || !element.isConnected) return []
    const known = first.get(id)
    if (known) return [{ level: 'warning', code: 'id-doubled', at: element, values: { id }, first: known }]
    first.set(id, element)
    return []
  })
}

function inTemplates({ markers }: Engine, root: Document): Noticed[] {
  return [...root.querySelectorAll('template')].flatMap(({ content }) =>
    [...content.querySelectorAll<HTMLElement>('*')].flatMap((element) =>
      (markers?.of(element) ?? []).map(({ name }) => ({
        ...noticed('hint', 'in-template', element, { island: name }),
        island: name,
      })),
    ),
  )
}

function comments({ islands, lifecycle }: Engine, root: Document): Noticed[] {
  const words = new Map(
    islands.flatMap(({ name, marker }) => ('comment' in marker ? [[marker.comment, name]] : [])),
  )
  return [...nodesOf(root)].flatMap((node): Noticed[] => {
    const word = node.nodeType === 8 ? /^\s*([\w-]+)\s*\{/.exec((node as Comment).data)?.[1] : undefined
    if (!word || !node.isConnected) return []
    const island = words.get(word)
    const host = node.parentElement?.closest('[id]')
    if (island && host && firstComment(host) === node && [...lifecycle.at(host)].length > 0) return []
    const meant = island ?? nearest(word, words.keys())
    if (!meant) return []
    const code = island ? 'comment-misplaced' : 'comment-misspelt'
    return [{ ...noticed('error', code, node, { word, meant }), island }]
  })
}
