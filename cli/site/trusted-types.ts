/** Which scripts write HTML as text: where a page enforces Trusted Types, each such line throws. */
import type { AnyNode, Program } from 'acorn'
import { full } from 'acorn-walk'
import { byAddress, LIBRARIES } from '../migrate/libraries'
import type { ScriptCache } from '../migrate/script-cache'

/** A script of a page, whose text is not known where it could not be read. */
export interface Script {
  /** Of a file. */
  readonly address?: string
  readonly text?: string
  readonly isModule: boolean
}

/** From this version on jQuery takes what a policy has made, and writes nothing while it loads. */
const FIRST_JQUERY = 4
/** They write HTML throughout, whatever a page calls. */
const ALWAYS = ['jquery-ui', 'mootools']
/** Libraries that call themselves jQuery and are others. */
const NOT_JQUERY = /jquery[.-]migrate|jQuery Migrate/i

/** @returns how the script is named, with what it does; nothing for one that may stay under Trusted Types. */
export function writesHtml({ address, text, isModule }: Script, cache: ScriptCache): string | undefined {
  const file = address ?? '<script>'
  const named = address === undefined || text !== undefined ? undefined : byAddress(address)
  try {
    const { tree, holds } = cache.read(text ?? '', isModule, address)
    const libraries = new Set([...holds.libraries, ...(named ? [named] : [])])
    const version = libraries.has('jquery') ? versionOf(address ?? '', text ?? '') : undefined
    if (version !== undefined && !(Number.parseInt(version, 10) >= FIRST_JQUERY))
      return `${file} (jQuery${version && ` ${version}`})`
    const id = ALWAYS.find((each) => libraries.has(each))
    if (id) return `${file} (${LIBRARIES[id]?.title})`
    // What is left of jQuery's own is judged by its version.
    const sink = (version === undefined ? [tree.program] : holds.siteCode).map(sinkIn).find(Boolean)
    return sink && `${file} (${sink})`
  } catch {
    // One that nests deeper than calls do.
    return undefined
  }
}

/** @returns an empty text for an unknown version. */
function versionOf(address: string, text: string): string | undefined {
  const beginning = text.slice(0, 500)
  if (NOT_JQUERY.test(`${address} ${beginning}`)) return undefined
  const [, version = ''] =
    /jQuery (?:JavaScript Library )?v?(\d+(?:\.\d+)*)/.exec(beginning) ??
    /jquery[@/.-]v?(\d+(?:\.\d+)*)/i.exec(address) ??
    []
  return version
}

/** `innerHTML`, `document.write`: the first that a script has. */
function sinkIn(tree: AnyNode | Program): string | undefined {
  let found: string | undefined
  full(tree, (node) => {
    found ??= sinkOf(node as AnyNode)
  })
  return found
}

function sinkOf(node: AnyNode): string | undefined {
  if (node.type === 'AssignmentExpression' && !isMade(node.right)) {
    const name = propertyOf(node.left)
    return /^(innerHTML|outerHTML|srcdoc)$/.test(name) ? name : undefined
  }
  if (node.type !== 'CallExpression') return undefined
  const name = propertyOf(node.callee)
  if (/^(insertAdjacentHTML|createContextualFragment|parseFromString)$/.test(name)) return name
  const isDocument = node.callee.type === 'MemberExpression' && /ocument$/.test(nameOf(node.callee.object))
  return isDocument && /^write(ln)?$/.test(name) ? `document.${name}` : undefined
}

/** `policy.createHTML(text)` is what Trusted Types are for. */
const isMade = (node: AnyNode): boolean =>
  node.type === 'CallExpression' && propertyOf(node.callee) === 'createHTML'

/** `window.document` is one, too. */
const nameOf = (node: AnyNode): string => (node.type === 'Identifier' ? node.name : propertyOf(node))

function propertyOf(node: AnyNode): string {
  if (node.type !== 'MemberExpression') return ''
  const { property } = node
  if (property.type === 'Literal') return String(property.value)
  return property.type === 'Identifier' && !node.computed ? property.name : ''
}
