/** Texts on which a pattern may go astray: a beginning, something over and over, and an end at which it fails. */
import { type Node, nodesOf } from './pattern-tree'

export interface Attack {
  readonly begin: string
  readonly pump: string
  readonly end: string
}

export const textOf = ({ begin, pump, end }: Attack, times: number): string =>
  begin + pump.repeat(times) + end

/**
 * What its parts match, what stands before them, all of it, and every word of one or two of the characters that its
 * classes and loops tell apart.
 */
export function attacksOn(tree: Node, flags: string): Attack[] {
  const kinds = kindsOf([...nodesOf(tree)], flags)
  const sample = (node: Node, option = 0): string => sampleOf(node, kinds, flags, option)
  const repeats = [...nodesOf(tree)].flatMap((node) => (node.kind === 'repeat' ? [node] : []))
  const looping = kindsOf(
    [...repeats.flatMap((repeat) => [...nodesOf(repeat)]), ...[...nodesOf(tree)].filter(isClass)],
    flags,
  )
  const begins = new Set(['', ...repeats.map((repeat) => textBefore(tree, repeat, sample) ?? '')])
  const pumps = new Set([
    ...begins,
    ...kinds,
    ...[0, 1, 2].flatMap((option) => [tree, ...repeats].map((node) => sample(node, option))),
  ])
  const pairs = looping.flatMap((one) => looping.map((other) => one + other))
  return [...begins].flatMap((begin) => [
    ...[...pumps].filter(Boolean).flatMap((pump) => ['', ...looping].map((end) => ({ begin, pump, end }))),
    ...pairs.flatMap((pump) => ['', ...looping.slice(-1)].map((end) => ({ begin, pump, end }))),
  ])
}

const isClass = (node: Node): boolean => node.kind === 'character' && /^\\\w|^\[|^\.$/.test(node.source)

/** Beside those that the pattern itself is written in. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, code) => String.fromCharCode(code + 32)),
  ...'\n\tàÉ…²\u00a0',
]

const patternOf = (source: string, flags: string) =>
  new RegExp(`^(?:${source})$`, flags.replace(/[gym]/g, ''))

/** One character of each kind that the pattern tells apart: all others behave as one of these. */
function kindsOf(nodes: readonly Node[], flags: string): string[] {
  const asked = nodes.flatMap((node) => (node.kind === 'character' ? [node.source] : []))
  const patterns = [...new Set([...asked, '\\w'])].map((source) => patternOf(source, flags))
  const kinds = new Map<string, string>()
  for (const character of [...CHARACTERS, ...asked.join('')]) {
    const kind = patterns.map((pattern) => Number(pattern.test(character))).join('')
    if (!kinds.has(kind)) kinds.set(kind, character)
  }
  return [...kinds.values()]
}

/** A text that the node matches. @param option which of several it is, where there is a choice. */
function sampleOf(node: Node, kinds: readonly string[], flags: string, option: number): string {
  const sample = (part: Node) => sampleOf(part, kinds, flags, option)
  switch (node.kind) {
    case 'character':
      return kinds.find((kind) => patternOf(node.source, flags).test(kind)) ?? ''
    case 'sequence':
      return node.parts.map(sample).join('')
    case 'choice':
      return sample(node.options[option % node.options.length] ?? node)
    case 'repeat':
      return sample(node.part).repeat(Math.min(Math.max(node.least, 1), node.most))
    case 'group':
      return sample(node.part)
    default:
      return ''
  }
}

/** What stands before a part when that is reached; nothing where it is not in the node. */
function textBefore(node: Node, wanted: Node, sample: (node: Node) => string): string | undefined {
  if (node === wanted) return ''
  if (node.kind === 'choice')
    return node.options.map((option) => textBefore(option, wanted, sample)).find((text) => text !== undefined)
  if (node.kind === 'sequence') {
    const found = node.parts.findIndex((part) => textBefore(part, wanted, sample) !== undefined)
    const part = node.parts[found]
    return part && node.parts.slice(0, found).map(sample).join('') + textBefore(part, wanted, sample)
  }
  return 'part' in node ? textBefore(node.part, wanted, sample) : undefined
}
