/**
 * HTML that an editor writes may have our classes and attributes: no rule of ours lays such an element over the page,
 * or hides what is around it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import postcss, { type Container, type Declaration, type Rule } from 'postcss'
import { expect, test } from 'vitest'

/**
 * What content cannot have: a place in the body, and a state that a script gives (HTML alone lays a dialog and a
 * popover over the page, too).
 */
const OUT_OF_REACH = /\bbody\b|:root\b|:modal\b|:popover-open\b/

const EXCEPTIONS = new Map([
  ['.ilots-date-button', 'it is hidden until a script has placed it'],
  ['input[type="radio"][data-ilots-rating="beside"]', 'a radio button of one pixel'],
  [
    '[data-sticky-last]:not([data-sticky-last="false"], [data-sticky-last="0"])[data-ilot-mounted~="wide-table"] > * > tr > :last-child:not(:only-child)',
    'it stays in its table',
  ],
])

const paths = ['src', 'islands', 'legacy-compat'].flatMap((room) =>
  (readdirSync(room, { recursive: true }) as string[]).map((path) =>
    posix.join(room, path.replaceAll('\\', '/')),
  ),
)
/** Style sheets, but that of the inspector, which has its own tree, and the rules that stand in scripts. */
const sheets = [
  ...paths
    .filter((path) => path.endsWith('.css') && !path.endsWith('inspector.css'))
    .map((path) => readFileSync(path, 'utf8')),
  ...paths
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => readFileSync(path, 'utf8').match(/(?<=['`])@layer ilots\{[^'`]*/g) ?? [])
    .map((text) => text.replace(/\$\{\w+\}/g, 'td').replaceAll('\\\n', '')),
]

interface Styled {
  readonly selector: string
  readonly values: ReadonlyMap<string, string>
}

/** Each selector of the sheets, with what its rule declares. */
function styledBy(texts: readonly string[]): Styled[] {
  const found: Styled[] = []
  for (const text of texts)
    postcss.parse(text).walkRules((rule: Rule) => {
      const values = new Map(declarationsOf(rule).map(({ prop, value }) => [prop, value]))
      for (const selector of rule.selectors) found.push({ selector: selector.replace(/\s+/g, ' '), values })
    })
  return found
}

const declarationsOf = ({ nodes = [] }: Container): Declaration[] =>
  nodes.filter((node): node is Declaration => node.type === 'decl')

const positionOf = ({ values }: Styled) => values.get('position') ?? ''
const hasInset = ({ values }: Styled) =>
  [...values].some(([name, value]) => name.startsWith('inset') && value !== 'auto')
const withoutNot = (selector: string) => selector.replace(/:not\([^()]*(\([^()]*\)[^()]*)*\)/g, '')

/**
 * Whether the rule takes its element out of its place; an inset alone moves a `dialog open`, which the browser
 * places.
 */
const isPlaced = (styled: Styled) =>
  ['fixed', 'absolute', 'sticky'].includes(positionOf(styled)) || hasInset(styled)

const isHiding = ({ values }: Styled) =>
  values.get('display') === 'none' || values.get('visibility') === 'hidden'

/** The selectors of texts whose rules may lay an element of content over the page, or hide the page. */
function reachedIn(texts: readonly string[]): string[] {
  const all = styledBy(texts)
  const boxes = all
    .filter((styled) => positionOf(styled) === 'relative' && !/[\s>+~:]/.test(styled.selector))
    .map(({ selector }) => selector)
  /** Whether the element lies in a box that the same sheets make its frame; what is fixed leaves it. */
  const isBoxed = (styled: Styled) => {
    const around = styled.selector.split(/ (?!.* )|::/)[0] ?? ''
    const names = around.match(/\.[\w-]+|\[[^\]]+\]/g) ?? []
    return (
      positionOf(styled) !== 'fixed' &&
      around !== styled.selector &&
      names.some((name) => boxes.includes(name))
    )
  }
  const isClipped = ({ values }: Styled) => values.get('clip-path') === 'inset(50%)'
  const placed = all.filter(
    (styled) =>
      isPlaced(styled) &&
      !OUT_OF_REACH.test(withoutNot(styled.selector)) &&
      !isBoxed(styled) &&
      !isClipped(styled) &&
      !EXCEPTIONS.has(styled.selector),
  )
  const hiding = all.filter(
    (styled) =>
      isHiding(styled) &&
      /^(body|html|:root)\b/.test(styled.selector) &&
      !/^body:has\(> \.ilots-root |data-ilots-locked/.test(styled.selector),
  )
  return [...placed, ...hiding].map(({ selector }) => selector)
}

test('no rule of ours lays an element of content over the page, or hides the page', () => {
  expect(sheets.length).toBeGreaterThan(30)
  expect(reachedIn(sheets)).toEqual([])
})

test('every exception is a rule', () => {
  const selectors = styledBy(sheets).map(({ selector }) => selector)
  for (const selector of EXCEPTIONS.keys()) expect(selectors).toContain(selector)
})

test.each([
  '.ilots-whole{position:fixed}',
  'dialog.ilots-whole[open]{position:fixed}',
  '.ilots-box{position:relative}.ilots-box > .ilots-whole{position:fixed}',
  '.ilots-box > .ilots-whole{position:absolute}',
  '.ilots-box{position:relative}.ilots-box{position:absolute}',
  '.ilots-loading:not(:popover-open){position:absolute}',
  '.ilots-search.is-full{inset:0}',
  '[data-ilots-pushed]{position:relative;inset-inline-start:400px}',
  'body:has(.ilots-wide[open]) :not(.ilots-wide){display:none}',
])('%s does', (text) => expect(reachedIn([text])).toHaveLength(1))

test.each([
  ':where(body > .ilots-root) > .ilots-whole{position:fixed}',
  '.ilots-whole:where(:modal){position:fixed}',
  '.ilots-loading:popover-open{position:fixed}',
  '.ilots-box{position:relative}.ilots-box > .ilots-whole{position:absolute}',
  '.ilots-box{position:relative}.ilots-box::after{position:absolute}',
  '.ilots-spoken{position:absolute;clip-path:inset(50%)}',
])('%s does not', (text) => expect(reachedIn([text])).toEqual([]))
