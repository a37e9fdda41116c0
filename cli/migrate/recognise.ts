/** Which statements of a script are a library's: libraries call themselves, and are not looked at. */
import type { AnyNode, Comment, Program } from 'acorn'
import { full } from 'acorn-walk'
import { fingerprint } from './fingerprint'
import { byAddress, byFingerprint, isOtherPlugin, isPackage, LIBRARIES } from './libraries'
import type { Any } from './reader'

export interface Holds {
  /** The libraries in it. */
  readonly libraries: readonly string[]
  /** What is not of a library: the site's own. */
  readonly siteCode: readonly AnyNode[]
  /** What is: for a script in the page, its part of it. */
  readonly theirs: string
  /** Whether it is a plugin of jQuery that nobody here knows. */
  readonly isOtherPlugin: boolean
}

/** Which statements of a file are a library's. A bundle has both, one behind the other. */
export function holds(
  address: string | undefined,
  text: string,
  program: Program,
  comments: readonly Comment[],
): Holds {
  // A file of a release, as it was released.
  const released = address === undefined ? undefined : byFingerprint(fingerprint(text, comments))
  if (released) return { libraries: [released], siteCode: [], theirs: text, isOtherPlugin: false }
  const libraries = new Set<string>()
  const siteCode: AnyNode[] = []
  let theirs = ''
  const named = address === undefined ? undefined : byAddress(address)
  const plugins = new Set(program.body.flatMap((statement) => pluginsIn(statement as AnyNode)))
  const exported = exportsOf(program)
  let before = 0
  for (const statement of program.body) {
    const banner = bannerBefore(text, comments, before, statement.start)
    before = statement.end
    const id = banner ?? definedIn(statement as AnyNode)
    if (id) {
      libraries.add(id)
      theirs += text.slice(statement.start, statement.end)
    } else if (statement.type !== 'EmptyStatement') siteCode.push(statement as AnyNode)
  }
  // A file that is called like its library, and is one, is all of it: what it does at its end is its own start. The
  // name alone says nothing: a site calls its own script after the library that it starts.
  const { defines = [] } = (named && LIBRARIES[named]) || {}
  const isNamed =
    named !== undefined &&
    (libraries.has(named) ||
      isPackage(address ?? '') ||
      defines.some((name) => plugins.has(name) || exported.has(name)) ||
      (defines.length === 0 && plugins.size > 0))
  if (isNamed)
    return { libraries: [...libraries.add(named)], siteCode: [], theirs: text, isOtherPlugin: false }
  // A plugin that nobody here knows is a library all the same.
  if (address !== undefined && isOtherPlugin(address) && plugins.size > 0)
    return { libraries: [], siteCode: [], theirs: text, isOtherPlugin: true }
  return { libraries: [...libraries], siteCode, theirs, isOtherPlugin: false }
}

/** Names of `$.fn` that a statement gives. */
function pluginsIn(statement: AnyNode): string[] {
  const names: string[] = []
  full(statement, (node) => {
    names.push(...pluginsOf(node as AnyNode))
  })
  return names
}

/** Names of `$.fn` that one expression gives: `$.fn.slick = …`, `$.fn.extend({ slick() {} })`. */
function pluginsOf(node: AnyNode): string[] {
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
    return isPlugins(node.left.object) ? [nameOf(node.left.property)] : []
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return []
  const { property, object } = node.callee
  const [first] = node.arguments
  if (nameOf(property) !== 'extend' || !isPlugins(object) || first?.type !== 'ObjectExpression') return []
  return first.properties.flatMap((own) => (own.type === 'Property' ? nameOf(own.key) : []))
}

/** The names by which a module gives what it has. */
function exportsOf({ body }: Program): ReadonlySet<string> {
  return new Set(
    body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration'
        ? statement.specifiers.map(({ exported }) => nameOf(exported))
        : [],
    ),
  )
}

const nameOf = (node: AnyNode): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : ''

function bannerBefore(
  text: string,
  comments: readonly Comment[],
  from: number,
  to: number,
): string | undefined {
  for (const { type, value, start, end } of comments) {
    if (type !== 'Block' || start < from || end > to) continue
    if (
      text
        .slice(end, to)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
        .trim()
        .replace(/^[;!]+$/, '') !== ''
    )
      continue
    const id = libraryOfBanner(value)
    if (id) return id
  }
  return undefined
}

/**
 * How far into its first line a banner names its library: `dist/jquery.inputmask`. A note of the site's names it
 * later.
 */
const EARLY = 14

/** A banner begins with the library's name, and has a version, a licence, or an author. */
function libraryOfBanner(comment: string): string | undefined {
  const [first = ''] = comment
    .split('\n')
    .map((line) => line.replace(/^[\s*!=#-]+/, ''))
    .filter(Boolean)
  if (!/\d\.\d|licen[cs]|copyright|\(c\)|@author/i.test(comment)) return undefined
  return Object.keys(LIBRARIES).find((id) => {
    const at = first.search(LIBRARIES[id]?.banner ?? /$^/)
    return at >= 0 && at < EARLY
  })
}

/**
 * `$.fn.colorbox = …`, `var SqueezeBox = …`, `window.Swiper = …`, `function MM_swapImage() {…}`,
 * `$.widget('ui.dialog', …)`.
 */
function definedIn(statement: AnyNode): string | undefined {
  if (statement.type === 'FunctionDeclaration' && /^MM_\w+$/.test(statement.id?.name ?? ''))
    return 'dreamweaver'
  if (statement.type === 'VariableDeclaration')
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) {
        const found = definer(id.name, true)
        if (found) return found
      }
  let found: string | undefined
  full(statement, (node) => {
    found ??= definedBy(node as AnyNode)
  })
  return found
}

function definedBy(node: AnyNode): string | undefined {
  const plugin = pluginsOf(node)
    .map((name) => definer(name, false))
    .find(Boolean)
  if (plugin) return plugin
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
    const { object, property } = node.left
    const isGlobal =
      object.type === 'ThisExpression' ||
      (object.type === 'Identifier' && /^(window|self|global|globalThis)$/.test(object.name))
    return isGlobal ? definer(nameOf(property), true) : undefined
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const [first] = node.arguments
  const isWidget = nameOf(node.callee.property) === 'widget' && first?.type === 'Literal'
  return isWidget && /^ui\./.test(String(first.value)) ? 'jquery-ui' : undefined
}

/** `$.fn` */
const isPlugins = (node: Any): boolean =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'fn'

/** Names that other scripts have for their own: they say nothing alone. */
const ANYBODY = /^(mask|validate|modal|ui|lightbox|validator|collapse|sortable|draggable)$/

function definer(name: string, isGlobal: boolean): string | undefined {
  if (isGlobal && ANYBODY.test(name)) return undefined
  return Object.keys(LIBRARIES).find((id) => LIBRARIES[id]?.defines.includes(name))
}
