/** Regular expressions as trees, so that `pattern-steps` can count what matching them takes. */

export type Node =
  /** One character; `source` alone is a pattern for it. */
  | { readonly kind: 'character'; readonly source: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly options: readonly Node[] }
  | {
      readonly kind: 'repeat'
      readonly part: Node
      readonly least: number
      readonly most: number
      readonly isLazy: boolean
    }
  | { readonly kind: 'group'; readonly part: Node; readonly number: number }
  | {
      readonly kind: 'look'
      readonly part: Node
      readonly isBehind: boolean
      readonly isNegative: boolean
    }
  | { readonly kind: 'assertion'; readonly source: string }
  | { readonly kind: 'again'; readonly number: number }

/** @throws when a construct is not known here: add it, so that its cost is counted. */
export function parsePattern(source: string): Node {
  let at = 0
  let groups = 0
  const tree = choice()
  if (at < source.length) throw new Error(`« ${source.slice(at)} » of /${source}/ cannot be read`)
  return tree

  function take(pattern: RegExp): RegExpExecArray | null {
    const found = new RegExp(pattern, 'y')
    found.lastIndex = at
    const match = found.exec(source)
    if (match) at = found.lastIndex
    return match
  }

  function choice(): Node {
    const options = [sequence()]
    while (take(/\|/)) options.push(sequence())
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options }
  }

  function sequence(): Node {
    const parts: Node[] = []
    while (at < source.length && !/[|)]/.test(source[at] ?? '')) parts.push(quantified(term()))
    return { kind: 'sequence', parts }
  }

  function term(): Node {
    const assertion = take(/[$^]|\\[bB]/)
    if (assertion) return { kind: 'assertion', source: assertion[0] }
    const look = take(/\(\?(<?)([=!])/)
    if (look) return { kind: 'look', isBehind: !!look[1], isNegative: look[2] === '!', part: inside() }
    if (take(/\(\?:/)) return inside()
    if (take(/\((?:\?<\w+>)?(?!\?)/)) {
      groups += 1
      return { kind: 'group', number: groups, part: inside() }
    }
    const again = take(/\\([1-9])/)
    if (again) return { kind: 'again', number: Number(again[1]) }
    const character = take(
      /\[(?:\\.|[^\]\\])*\]|\\(?:p\{\w+\}|P\{\w+\}|u[\da-f]{4}|x[\da-f]{2}|.)|[^()|*+?\\]/s,
    )
    if (!character) throw new Error(`« ${source.slice(at)} » of /${source}/ cannot be read`)
    return { kind: 'character', source: character[0] }
  }

  function inside(): Node {
    const part = choice()
    take(/\)/)
    return part
  }

  function quantified(part: Node): Node {
    const found = take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/)
    if (!found) return part
    const [, sign, low = '', comma, high, lazy] = found
    const least = sign ? Number(sign === '+') : Number(low)
    const bounded = sign === '?' ? 1 : comma ? Number(high || Number.POSITIVE_INFINITY) : least
    return {
      kind: 'repeat',
      part,
      least,
      most: sign && sign !== '?' ? Number.POSITIVE_INFINITY : bounded,
      isLazy: !!lazy,
    }
  }
}

/** The node and all below it. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node
  if (node.kind === 'sequence') for (const part of node.parts) yield* nodesOf(part)
  if (node.kind === 'choice') for (const option of node.options) yield* nodesOf(option)
  if ('part' in node) yield* nodesOf(node.part)
}
