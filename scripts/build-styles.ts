/** Style sheets: each is a text inside the scripts that need it; `ilots.css` holds all of them, for a page's head. */
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { type Plugin, transform } from 'esbuild'
import postcss, { type Declaration, type Rule } from 'postcss'
import parseSelectors from 'postcss-selector-parser'
import parseValue from 'postcss-value-parser'

/** Below `src/styles`, in the order in which `ilots.css` has them. */
const SHARED = [
  'page',
  'overlay',
  'controls',
  'copy',
  'busy',
  'stand-in',
  'suggestions',
  'popover',
  'calendar',
  'replaced',
]
/** Folders of islands, and of what the old scripts' layer draws. */
const ROOMS = ['islands', 'legacy-compat']
/** No visitor sees it. */
const OWN_TREE = new Set(['inspector'])

/**
 * Where the sheet `styles:<name>` is written: what islands share, or an island's own.
 * @throws Error when there is none.
 */
function styleSource(name: string): string {
  const shared = `src/styles/${name}.css`
  if (SHARED.includes(name)) return shared
  const own = ROOMS.map((room) => `${room}/${name}/${name}.css`)
  const found = own.find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    `styles:${name} is imported, and none of ${shared}, ${own.join(', ')} is a style sheet of the build`,
  )
}

const texts = new Map<string, Promise<string>>()

/** The text of `styles:<name>`, minified. */
export function styleText(name: string): Promise<string> {
  const known = texts.get(name) ?? minified(styleSource(name))
  texts.set(name, known)
  return known
}

/** Makes a style sheet a text. */
export const styleTexts: Plugin = {
  name: 'ilots-styles',
  setup(build) {
    build.onResolve({ filter: /^styles:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'styles' }))
    build.onLoad({ filter: /.*/, namespace: 'styles' }, async ({ path }) => ({
      contents: await styleText(path),
      loader: 'text',
    }))
  },
}

/**
 * Every sheet that a page may need, and the mark by which islands see that nothing is to be added
 * (src/styles/adopt.ts).
 */
export async function writeAllStyles(folder: string): Promise<void> {
  const names = await Promise.all(ROOMS.map((room) => readdir(room)))
  const islands = names
    .flat()
    .filter((name) => !OWN_TREE.has(name) && ROOMS.some((room) => existsSync(`${room}/${name}/${name}.css`)))
  const sheets = await Promise.all([...SHARED, ...islands.sort()].map(styleText))
  await writeFile(`${folder}/ilots.css`, `${sheets.join('')}:root{--ilots-styles:all}\n`)
}

/** The properties that a theme may set, with their defaults, as `:root` of the shared sheet writes them. */
export function themeProperties(): [name: string, value: string][] {
  const properties: [string, string][] = []
  postcss.parse(readFileSync(styleSource('page'), 'utf8')).walkRules(':root', (rule) => {
    rule.walkDecls(({ prop, value }) => {
      properties.push([prop, value])
    })
  })
  return properties
}

async function minified(path: string): Promise<string> {
  const { code } = await transform(hardened(withDefaults(await readFile(path, 'utf8'))), {
    loader: 'css',
    minify: true,
    target: ['chrome123', 'firefox128', 'safari17.5'],
  })
  return code.trim()
}

/**
 * Writes each default where its property is used, and nothing on the root: a property there is inherited by every
 * element, so that adopting the sheet would style the whole page anew. A property that no theme sets is invalid,
 * which inherits.
 */
function withDefaults(css: string): string {
  const defaults = new Map(themeProperties().filter(([, value]) => value !== 'inherit'))
  const root = postcss.parse(css)
  root.walkRules(':root', (rule) => {
    rule.remove()
  })
  root.walkDecls((declaration) => {
    const value = parseValue(declaration.value)
    value.walk((node) => {
      if (node.type !== 'function' || node.value !== 'var' || node.nodes.length > 1) return
      const fallback = defaults.get(node.nodes[0]?.value ?? '')
      if (fallback) node.nodes.push(...parseValue(`,${fallback}`).nodes)
    })
    declaration.value = value.toString()
  })
  return root.toString()
}

/**
 * Makes every declaration of ours important. A site's `* { all: unset }` stands outside our layer and would win
 * otherwise; a theme goes through the custom properties, which stay as they are. Rules for elements of the site
 * itself, and for what style sheets of the older library's time dress, yield to the site.
 */
function hardened(css: string): string {
  const root = postcss.parse(css)
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--') || isKeyframe(declaration) || isOfSite(declaration)) return
    declaration.important = true
  })
  return root.toString()
}

/** Classes of the older library's time that sites dress. */
const OF_SITE = ['tip-', 'autocompleter-']

function isOfSite({ parent }: Declaration): boolean {
  if (parent?.type !== 'rule') return false
  let isFound = false
  parseSelectors((selectors) => {
    selectors.walkAttributes(({ attribute }) => {
      isFound ||= attribute === 'data-ilots-raised'
    })
    selectors.walkClasses(({ value }) => {
      isFound ||= OF_SITE.some((word) => value.startsWith(word))
    })
  }).processSync((parent as Rule).selector)
  return isFound
}

function isKeyframe({ parent }: Declaration): boolean {
  const above = parent?.parent
  return above?.type === 'atrule' && 'name' in above && above.name === 'keyframes'
}
