/** Where the reader is, and what is announced on the way there: once, until it changes. */
import { contentOf } from './content'
import type { Notes } from './notes'
import { below, pathTo, type TreeNode } from './tree'
import { tell } from './words'

/** What is announced on the way in. */
const CONTEXTS: ReadonlySet<string> = new Set(
  `Iframe alertdialog article banner columnheader complementary contentinfo dialog figure form grid group heading list
  listbox main menu navigation radiogroup region search table tablist tabpanel toolbar`.split(/\s+/),
)
/** Of them, what nobody hears without a name. */
const NAMELESS: ReadonlySet<string> = new Set(['group', 'form', 'region'])
const DIALOGS: ReadonlySet<string> = new Set(['dialog', 'alertdialog'])

export class Place {
  #page = 0
  #around: ReadonlyMap<number, string> = new Map()
  #dialogs: ReadonlySet<number> = new Set()
  #focus = ''

  tell(tree: TreeNode, notes: Notes): void {
    const isNewPage = tree.id !== this.#page
    if (isNewPage) notes.say('page', `« ${tree.name} »`)
    const focused = focusIn(tree)
    const path = focused ? pathTo(focused) : [tree]
    this.#tellContexts(path, focused, notes)
    this.#tellDialogs(tree, path, notes)
    const focus = focused ? tell(focused) : 'nulle part'
    if (`${focused?.id} ${focus}` !== this.#focus && !(isNewPage && !focused)) notes.say('focus', focus)
    this.#page = tree.id
    this.#focus = `${focused?.id} ${focus}`
  }

  /** What the focus comes into, and what changes around it. */
  #tellContexts(path: readonly TreeNode[], focused: TreeNode | undefined, notes: Notes): void {
    const spoken = path.filter(({ role, name }) => CONTEXTS.has(role) && (name !== '' || !NAMELESS.has(role)))
    const around = new Map(spoken.map((each) => [each.id, tell(each)]))
    for (const [id, text] of around)
      if (id !== focused?.id && this.#around.get(id) !== text) notes.say('entre', text)
    this.#around = around
  }

  /** A dialog that has come is read from its beginning. */
  #tellDialogs(tree: TreeNode, path: readonly TreeNode[], notes: Notes): void {
    const dialogs = below(tree).filter(({ role }) => DIALOGS.has(role))
    for (const each of dialogs.filter(({ id }) => !this.#dialogs.has(id))) {
      if (!path.includes(each)) notes.say('apparaît', `${tell(each)}, sans le focus`)
      for (const line of contentOf(each)) notes.say('contenu', line)
    }
    this.#dialogs = new Set(dialogs.map(({ id }) => id))
  }
}

/** What a reader is on: in a list below a field, the option and not the field. */
function focusIn(tree: TreeNode): TreeNode | undefined {
  const all = below(tree)
  const focused = all.findLast(
    ({ role, properties }) => properties.get('focused') === true && role !== 'RootWebArea',
  )
  return all.find(({ id }) => id === focused?.properties.get('activedescendant')) ?? focused
}
