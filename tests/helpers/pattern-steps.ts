/**
 * Counts the steps in which a pattern matches a text by backtracking, as browsers do: the same on every machine,
 * however busy it is. A step is one instruction of the program that the pattern becomes.
 */
import { type Node, parsePattern } from './pattern-tree'

/** Distances are from the instruction itself. */
type Instruction =
  | { readonly op: 'character'; readonly test: (code: number) => boolean; readonly isBack: boolean }
  /** Goes on at the first, and at the second when that fails. */
  | { readonly op: 'split'; readonly first: number; readonly second: number }
  | { readonly op: 'jump'; readonly by: number }
  | { readonly op: 'save'; readonly slot: number }
  /** A loop that has matched nothing since it was saved goes round no more. */
  | { readonly op: 'progress'; readonly slot: number }
  | { readonly op: 'assertion'; readonly source: string }
  | { readonly op: 'look'; readonly program: Program; readonly isNegative: boolean }
  | { readonly op: 'again'; readonly number: number }
  | { readonly op: 'end' }
type Program = readonly Instruction[]

export class TooManySteps extends Error {}

export class PatternSteps {
  readonly tree: Node
  readonly #program: Program
  readonly #isAnchored: boolean
  readonly #isWordCharacter = testOf('\\w', '')
  /** Where groups and loops begin and end. */
  #slots: number[] = []
  /**
   * Pairs of numbers: an instruction to go on at and the place in the text, or `-1 - slot` and what that held before.
   */
  #waiting: number[] = []
  #steps = 0
  #allowed = 0

  constructor({ source, flags }: RegExp) {
    this.tree = parsePattern(source)
    this.#program = [...new Compiler(flags).compile(this.tree), { op: 'end' }]
    // Browsers try such a pattern at the beginning alone.
    this.#isAnchored = !flags.includes('m') && isAnchored(this.tree)
  }

  /** Steps until every match is found, one after the other. @throws TooManySteps */
  of(text: string, allowed = Number.POSITIVE_INFINITY): number {
    this.#steps = 0
    this.#allowed = allowed
    for (let start = 0; start <= text.length && !(this.#isAnchored && start > 0); ) {
      this.#slots = []
      this.#waiting = []
      start = Math.max(this.#run(this.#program, text, start), start + 1)
    }
    return this.#steps
  }

  /** @returns where the match ends; -1 without one. */
  #run(program: Program, text: string, start: number): number {
    const bottom = this.#waiting.length
    let index = 0
    let at = start
    for (;;) {
      this.#steps += 1
      if (this.#steps > this.#allowed) throw new TooManySteps()
      const instruction = program[index]
      if (!instruction || instruction.op === 'end') return at
      let by = 1
      switch (instruction.op) {
        case 'split':
          this.#waiting.push(index + instruction.second, at)
          by = instruction.first
          break
        case 'jump':
          by = instruction.by
          break
        case 'save':
          this.#waiting.push(-1 - instruction.slot, this.#slots[instruction.slot] ?? -1)
          this.#slots[instruction.slot] = at
          break
        case 'character':
          if (instruction.isBack) at -= 1
          if (!instruction.test(text.charCodeAt(at))) by = 0
          if (!instruction.isBack) at += 1
          break
        case 'again': {
          const said = text.slice(
            this.#slots[instruction.number * 2],
            this.#slots[instruction.number * 2 + 1],
          )
          this.#steps += said.length
          if (!text.startsWith(said, at)) by = 0
          at += said.length
          break
        }
        default:
          if (!this.#holds(instruction, text, at)) by = 0
      }
      index += by
      if (by !== 0) continue
      const back = this.#back(bottom)
      if (!back) return -1
      ;[index, at] = back
    }
  }

  /** Undoes what was saved since the last split, and goes back there. */
  #back(bottom: number): [index: number, at: number] | undefined {
    while (this.#waiting.length > bottom) {
      const value = this.#waiting.pop() ?? 0
      const index = this.#waiting.pop() ?? 0
      if (index >= 0) return [index, value]
      this.#slots[-1 - index] = value
    }
    return undefined
  }

  #holds(instruction: Instruction, text: string, at: number): boolean {
    switch (instruction.op) {
      // A loop that has matched nothing goes round no more.
      case 'progress':
        return this.#slots[instruction.slot] !== at
      case 'look': {
        const bottom = this.#waiting.length
        const isFound = this.#run(instruction.program, text, at) >= 0
        // What it has found is final: nobody goes back into it.
        if (isFound) while (this.#back(bottom)) {}
        return isFound !== instruction.isNegative
      }
      case 'assertion':
        return this.#isAt(instruction.source, text, at)
      default:
        return true
    }
  }

  /** Line ends count with `m` alone, which no pattern here has. */
  #isAt(assertion: string, text: string, at: number): boolean {
    if (assertion === '^') return at === 0
    if (assertion === '$') return at === text.length
    const isEdge =
      this.#isWordCharacter(text.charCodeAt(at - 1)) !== this.#isWordCharacter(text.charCodeAt(at))
    return isEdge === (assertion === '\\b')
  }
}

/** @returns whether the character of a code matches; there is none before and after a text. */
function testOf(source: string, flags: string): (code: number) => boolean {
  const pattern = new RegExp(`^(?:${source})$`, flags.replace(/[gym]/g, ''))
  const known: boolean[] = []
  return (code) => {
    const before = known[code]
    if (before !== undefined) return before
    const is = pattern.test(String.fromCharCode(code))
    if (code >= 0) known[code] = is
    return code >= 0 && is
  }
}

class Compiler {
  /** Of groups first; no pattern here has more. */
  #slots = 100

  constructor(readonly flags: string) {}

  compile(node: Node, isBack = false): Instruction[] {
    const inner = (part: Node) => this.compile(part, isBack)
    switch (node.kind) {
      case 'character':
        return [{ op: 'character', test: testOf(node.source, this.flags), isBack }]
      case 'sequence':
        return (isBack ? [...node.parts].reverse() : node.parts).flatMap(inner)
      case 'choice':
        return choiceOf(node.options.map(inner))
      case 'group': {
        const slots = [node.number * 2, node.number * 2 + 1]
        const [open = 0, close = 0] = isBack ? slots.reverse() : slots
        return [{ op: 'save', slot: open }, ...inner(node.part), { op: 'save', slot: close }]
      }
      case 'look': {
        const program: Program = [...this.compile(node.part, node.isBehind), { op: 'end' }]
        return [{ op: 'look', program, isNegative: node.isNegative }]
      }
      case 'repeat':
        this.#slots += 1
        return repeatOf(inner(node.part), node, this.#slots)
      case 'assertion':
        return [{ op: 'assertion', source: node.source }]
      case 'again':
        return [{ op: 'again', number: node.number }]
    }
  }
}

function choiceOf([first = [], ...rest]: Instruction[][]): Instruction[] {
  if (rest.length === 0) return first
  const others = choiceOf(rest)
  return [
    { op: 'split', first: 1, second: first.length + 2 },
    ...first,
    { op: 'jump', by: others.length + 1 },
    ...others,
  ]
}

function repeatOf(
  body: Instruction[],
  { least, most, isLazy }: Extract<Node, { kind: 'repeat' }>,
  slot: number,
): Instruction[] {
  const must = Array.from({ length: least }, () => body).flat()
  const either = (past: number): Instruction =>
    isLazy ? { op: 'split', first: past, second: 1 } : { op: 'split', first: 1, second: past }
  if (most < Number.POSITIVE_INFINITY) {
    const length = body.length + 1
    const may = Array.from({ length: most - least }, (_, index) => [
      either((most - least - index) * length),
      ...body,
    ])
    return [...must, ...may.flat()]
  }
  return [
    ...must,
    either(body.length + 4),
    { op: 'save', slot },
    ...body,
    { op: 'progress', slot },
    { op: 'jump', by: -(body.length + 3) },
  ]
}

function isAnchored(node: Node): boolean {
  if (node.kind === 'choice') return node.options.every(isAnchored)
  if (node.kind === 'sequence') return node.parts[0] !== undefined && isAnchored(node.parts[0])
  if (node.kind === 'group') return isAnchored(node.part)
  return node.kind === 'assertion' && node.source === '^'
}
