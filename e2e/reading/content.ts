/** What a part of the page says when it is read from its beginning to its end, a line for each thing. */
import { plain, type TreeNode } from './tree'
import { FIELDS, rowsOf, tell } from './words'

/** What is announced with its name alone: what is inside is the name. */
const WHOLE: ReadonlySet<string> = new Set([
  ...FIELDS,
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'option',
  'tab',
  'menuitem',
  'image',
  'progressbar',
  'separator',
  'DisclosureTriangle',
  'tooltip',
])
/** What is announced before its content. */
const AROUND: ReadonlySet<string> = new Set([
  'RootWebArea',
  'Iframe',
  'alert',
  'alertdialog',
  'banner',
  'complementary',
  'contentinfo',
  'dialog',
  'figure',
  'form',
  'grid',
  'group',
  'list',
  'listbox',
  'log',
  'main',
  'menu',
  'navigation',
  'radiogroup',
  'region',
  'search',
  'status',
  'table',
  'tablist',
  'tabpanel',
  'toolbar',
  'article',
  'blockquote',
  'Details',
  'document',
])
/** Begins a line: what is in the same one is announced in one breath. */
const LINES: ReadonlySet<string> = new Set(['paragraph', 'term', 'definition', 'Figcaption', 'caption'])
/** Is the name of something else. */
const NAMES: ReadonlySet<string> = new Set(['LabelText', 'Legend'])
const FIELD = /^(bouton|lien|champ|zone|case|image|curseur|interrupteur)/

export function contentOf(node: TreeNode): readonly string[] {
  const lines: string[] = []
  let words: string[] = []
  const end = () => {
    const line = words.join(' ').replace(/ ([,.)…])/g, '$1')
    if (plain(line)) lines.push(plain(line))
    words = []
  }
  for (const child of node.children) {
    if (child.role === 'StaticText') words.push(child.name)
    else if (isInline(child)) words.push(...child.children.map(({ name }) => name))
    else {
      end()
      lines.push(...spoken(child))
    }
  }
  end()
  return lines
}

/** Emphasis, code, a time: words of the sentence around. */
const isInline = ({ role, children }: TreeNode): boolean =>
  [WHOLE, AROUND, LINES, NAMES].every((roles) => !roles.has(role)) &&
  !/^(heading|row|listitem)$/.test(role) &&
  children.every((child) => child.role === 'StaticText')

const inset = (lines: readonly string[]): readonly string[] => lines.map((line) => `    ${line}`)

function spoken(node: TreeNode): readonly string[] {
  const { role } = node
  if (WHOLE.has(role)) return [tell(node)]
  if (role === 'heading') return headingLines(node)
  if (role === 'table' || role === 'grid') return [tell(node), ...inset(rowsOf(node).map(rowText))]
  if (role === 'listitem') return contentOf(node).map((line, at) => `${at === 0 ? '- ' : '  '}${line}`)
  if (AROUND.has(role)) return [tell(node), ...inset(contentOf(node))]
  // Read with the field that it names.
  if (NAMES.has(role)) return contentOf(node).filter((line) => FIELD.test(line))
  return contentOf(node)
}

/** A link that is all of a heading is announced with it. */
function headingLines(node: TreeNode): readonly string[] {
  const inside = contentOf(node).filter((line) => FIELD.test(line))
  const [only] = inside
  const link = `lien « ${node.name} »`
  if (inside.length === 1 && only?.startsWith(link)) return [tell(node).replace(`« ${node.name} »`, only)]
  return [tell(node), ...inside]
}

const rowText = (row: TreeNode): string => row.children.map(cellText).join(' | ')

function cellText(cell: TreeNode): string {
  const inside = contentOf(cell)
  const text = /header$/.test(cell.role) ? [tell(cell), ...inside.filter((line) => FIELD.test(line))] : inside
  return plain(text.join(' ')) || (cell.name ? `« ${cell.name} »` : 'vide')
}
