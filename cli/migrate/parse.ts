/** The syntax tree of a script. What does not parse is read as far as it can be. */
import { type Comment, type Options, type Program, parse as parseStrictly } from 'acorn'
import { parse as parseLoosely } from 'acorn-loose'
import type { Position } from '../shared/finding'

export interface Tree {
  readonly program: Program
  readonly comments: readonly Comment[]
  /** What is wrong with it; line and column of the text, both from 1. */
  readonly fault?: Position & { readonly cause: string }
}

/** @param isModule one that says so, or that only parses so. */
export function parse(text: string, isModule: boolean): Tree {
  const comments: Comment[] = []
  const options: Options = {
    ecmaVersion: 'latest',
    sourceType: isModule ? 'module' : 'script',
    locations: true,
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    onComment: comments,
  }
  try {
    return { program: parseStrictly(text, options), comments }
  } catch (error) {
    const again = isModule ? undefined : asModule(text)
    return (
      again ?? { program: parseLoosely(text, { ...options, onComment: [] }), comments, fault: faultOf(error) }
    )
  }
}

/** A bundler's file may be a module that its tag does not call one. */
function asModule(text: string): Tree | undefined {
  if (!/^\s*(import|export)\b/m.test(text)) return undefined
  const tree = parse(text, true)
  return tree.fault ? undefined : tree
}

function faultOf(error: unknown): NonNullable<Tree['fault']> {
  const { message, loc } = error as SyntaxError & { loc?: { line: number; column: number } }
  const cause = message.replace(/ \(\d+:\d+\)$/, '')
  return { cause, line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1 }
}
