/** How a node is announced in French: what it is, its name, its states. */
import { below, pathTo, plain, type TreeNode } from './tree'

const ROLES: Readonly<Record<string, string>> = {
  RootWebArea: 'page',
  Iframe: 'cadre',
  DisclosureTriangle: 'bouton',
  Details: 'détails',
  alert: 'alerte',
  alertdialog: 'dialogue d’alerte',
  article: 'article',
  banner: 'bannière',
  blockquote: 'citation',
  button: 'bouton',
  caption: 'légende',
  cell: 'cellule',
  checkbox: 'case à cocher',
  columnheader: 'en-tête de colonne',
  combobox: 'zone de liste déroulante',
  complementary: 'complément',
  contentinfo: 'pied de page',
  definition: 'définition',
  dialog: 'dialogue',
  document: 'document',
  figure: 'figure',
  Figcaption: 'légende',
  form: 'formulaire',
  generic: 'bloc',
  grid: 'grille',
  gridcell: 'cellule',
  group: 'groupe',
  heading: 'titre',
  image: 'image',
  link: 'lien',
  list: 'liste',
  listbox: 'zone de liste',
  listitem: 'élément de liste',
  log: 'journal',
  main: 'contenu principal',
  menu: 'menu',
  menuitem: 'élément de menu',
  navigation: 'navigation',
  option: 'option',
  progressbar: 'barre de progression',
  radio: 'bouton radio',
  radiogroup: 'groupe de boutons radio',
  region: 'région',
  row: 'ligne',
  rowheader: 'en-tête de ligne',
  search: 'recherche',
  searchbox: 'champ de recherche',
  separator: 'séparateur',
  slider: 'curseur',
  spinbutton: 'champ numérique',
  status: 'statut',
  switch: 'interrupteur',
  tab: 'onglet',
  table: 'tableau',
  tablist: 'liste d’onglets',
  tabpanel: 'panneau d’onglet',
  textbox: 'champ de saisie',
  toolbar: 'barre d’outils',
  tooltip: 'infobulle',
}

const CURRENT: Readonly<Record<string, string>> = {
  true: 'courant',
  page: 'page courante',
  date: 'date courante',
  step: 'étape courante',
  location: 'lieu courant',
}
const SORTS: Readonly<Record<string, string>> = { ascending: 'tri croissant', descending: 'tri décroissant' }
const POPUPS: Readonly<Record<string, string>> = {
  menu: 'ouvre un menu',
  dialog: 'ouvre un dialogue',
  listbox: 'ouvre une liste',
  grid: 'ouvre une grille',
}
/** Roles of what is typed into or moved. */
export const FIELDS: ReadonlySet<string> = new Set([
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'slider',
  'Date',
])
const TICKED: Readonly<Record<string, string>> = {
  true: 'coché',
  false: 'non coché',
  mixed: 'partiellement coché',
}
const PRESSED: Readonly<Record<string, string>> = {
  true: 'enfoncé',
  false: 'non enfoncé',
  mixed: 'à moitié enfoncé',
}

/** A node as it is announced when the reader comes to it. */
export function tell(node: TreeNode): string {
  const name = node.name && `« ${node.name} »`
  const states = statesOf(node).map((state) => `, ${state}`)
  return (
    plain(`${roleOf(node)} ${name || (isNamed(node) ? 'sans nom' : '')}`) +
    plain(states.join('')).replace(/^,/, ',')
  )
}

/** What is nothing without a name. */
const isNamed = ({ role }: TreeNode) =>
  /button|link|textbox|searchbox|combobox|checkbox|radio$|dialog|image|Iframe|option/.test(role)

function roleOf(node: TreeNode): string {
  const { role, properties, children } = node
  const described = properties.get('roledescription')
  if (described) return String(described)
  if (role === 'heading') return `titre de niveau ${properties.get('level')}`
  if (role === 'list') return `liste de ${children.filter((each) => each.role === 'listitem').length}`
  if (role === 'table' || role === 'grid') return `${ROLES[role]} de ${rowsOf(node).length} lignes`
  if (role === 'dialog' && properties.get('modal')) return 'dialogue modal'
  // Told as the browser has it: whoever reads it sees that a word is missing here.
  return ROLES[role] ?? `<${role}>`
}

export const rowsOf = (table: TreeNode): readonly TreeNode[] =>
  table.children.flatMap((each) =>
    each.role === 'row' ? [each] : each.role === 'rowgroup' ? rowsOf(each) : [],
  )

function statesOf(node: TreeNode): readonly string[] {
  const { properties, attributes, role, value, description } = node
  const is = (name: string) => String(properties.get(name) ?? '')
  const isField = FIELDS.has(role)
  const states: (string | false | undefined)[] = [
    isField && (value === '' ? 'vide' : `valeur « ${is('valuetext') || value} »`),
    role === 'progressbar' && `valeur « ${is('valuetext') || value} »`,
    TICKED[is('checked')],
    PRESSED[is('pressed')],
    is('selected') === 'true' && 'sélectionné',
    is('expanded') !== '' && (is('expanded') === 'true' ? 'étendu' : 'réduit'),
    role !== 'combobox' && POPUPS[is('hasPopup')],
    CURRENT[attributes.get('aria-current') ?? ''],
    SORTS[attributes.get('aria-sort') ?? ''],
    is('required') === 'true' && 'obligatoire',
    /^(true|spelling|grammar)$/.test(is('invalid')) && 'invalide',
    is('readonly') === 'true' && isField && 'lecture seule',
    is('disabled') === 'true' && 'indisponible',
    is('busy') !== '' && is('busy') !== '0' && is('busy') !== 'false' && 'occupé',
    isField && /list|both/.test(is('autocomplete')) && 'avec complétion automatique',
    is('multiline') === 'true' && 'multiligne',
    is('keyshortcuts') !== '' && `raccourci ${is('keyshortcuts')}`,
    placeOf(node),
    attributes.has('lang') && `langue ${attributes.get('lang')}`,
    description && `description : « ${description} »`,
  ]
  return states.filter((state): state is string => typeof state === 'string' && state !== '')
}

/** `2 sur 5`: what the page says, or what is counted in the group. */
function placeOf(node: TreeNode): string {
  const { attributes } = node
  if (attributes.has('aria-posinset'))
    return `${attributes.get('aria-posinset')} sur ${attributes.get('aria-setsize')}`
  const all = peersOf(node)
  return all.length > 0 ? `${all.indexOf(node) + 1} sur ${all.length}` : ''
}

const GROUPS: Readonly<Record<string, RegExp>> = {
  option: /^(listbox|combobox|MenuListPopup)$/,
  radio: /^(form|RootWebArea)$/,
  tab: /^tablist$/,
  menuitem: /^menu$/,
}

/** Radio buttons are of one group by their name, wherever they stand. */
function peersOf(node: TreeNode): readonly TreeNode[] {
  const group = GROUPS[node.role]
  const around = group && pathTo(node).findLast(({ role }) => group.test(role))
  return (around ? below(around) : []).filter(
    ({ role, attributes }) => role === node.role && attributes.get('name') === node.attributes.get('name'),
  )
}
