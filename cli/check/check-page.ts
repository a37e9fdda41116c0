/** One page: what its HTML would mount, and what is wrong with it. */

import { nameElement } from '../../src/base/errors'
import type { When } from '../../src/contracts/descriptor'
import type { Message } from '../../src/contracts/errors'
import type { Engine } from '../../src/engine/engine'
import type { IslandDefinition } from '../../src/island/custom-island'
import { islands } from '../../src/registry-entries'
import { checkSecurity, raiseHandlers } from '../security'
import type { Position } from '../shared/finding'
import { closePage, openPage } from '../shared/page'
import { placed, positionsIn, takePlaces } from '../shared/positions'
import { tagsOf } from '../shared/script-tag'
import type { Source } from '../shared/source'
import type { Finding, Mounted, PageFindings } from './finding'
import { checkMarkers } from './markup'
import type { Noticed } from './messages'
import { type Complaint, mountAll } from './mount-all'
import { checkNeighbours } from './neighbours'
import { checkCustom, isCustom } from './not-run'
import { checkScripts } from './scripts'

export interface Settings {
  /** When the tag does not say it. */
  readonly product: string | undefined
  /** Islands of the site's own. */
  readonly customIslands: readonly IslandDefinition[]
  /** Whether to look for what content could do with the page, too. */
  readonly security: boolean
  /** Reads the page's scripts in files; none are read without. */
  checkFiles?(root: Document, product: string, isWhole: boolean): Promise<Noticed[]>
}
type Where = (node: Node | undefined) => Partial<Position>

/** When an own island is mounted that does not say when. */
const BY_DEFAULT: When = { on: 'interaction' }
const ORDER = ['error', 'warning', 'hint']

export async function checkPage(source: Source, settings: Settings): Promise<PageFindings> {
  const { page, html, url } = source
  const text = placed(html)
  const root = await openPage(text.html, url)
  const where = takePlaces(root, text)
  const [tag = null] = tagsOf(root)
  if (tag && settings.product) tag.dataset.product ??= settings.product
  source.see?.(root)
  // Before an island changes anything.
  const before = await checkBefore(root, source, settings)
  const { engine, complaints, notLoaded } = await mountAll(tag, settings.customIslands)
  const mounted = mountedBy(engine, settings.customIslands, where)
  const ofIslands = [
    ...checkCustom(engine, settings.customIslands, complaints, notLoaded),
    ...checkNeighbours(engine, root),
  ]
  engine.lifecycle.sweep(() => true)
  const isWritten = (node: Node) => where(node).line !== undefined
  const noticed = [...before, ...ofIslands, ...checkMarkers(engine, root, isWritten, complaints)]
  const report = {
    page,
    islands: mounted,
    findings: [
      ...complaints.map((complaint) => ({
        ...toFinding(complaint, tag, where),
        ...whereJsonEnds(complaint, html),
      })),
      ...noticed.map((each) => noted(each, where)),
    ].sort((a, b) => byPlace(a, b) || ORDER.indexOf(a.level) - ORDER.indexOf(b.level)),
  }
  await closePage()
  return report
}

async function checkBefore(root: Document, source: Source, settings: Settings): Promise<Noticed[]> {
  const product = tagsOf(root)[0]?.dataset.product ?? settings.product ?? 'ilots'
  const isWhole = /<(html|head|body)\b/i.test(source.html)
  const scripts = [
    ...checkScripts(root, product, isWhole),
    ...((await settings.checkFiles?.(root, product, isWhole)) ?? []),
  ]
  if (!settings.security) return scripts
  return [...raiseHandlers(root, scripts), ...(await checkSecurity(root, source, product))]
}

const byPlace = (a: Partial<Position>, b: Partial<Position>) =>
  (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)

/**
 * In the order of the page; what belongs to the page as a whole is in every page. An island of the site's own that
 * cannot be run here is one of the page's all the same.
 */
function mountedBy(
  { lifecycle }: Engine,
  customIslands: readonly IslandDefinition[],
  where: Where,
): Mounted[] {
  return [...lifecycle.live]
    .filter(({ island: { name }, host, state }) => {
      const isOut = state === 'failed' ? !isCustom(name, customIslands) : /refused|disposed/.test(state)
      return host !== document.documentElement && !isOut
    })
    .map(({ island, host }) => {
      const { on, media } =
        [...islands, ...customIslands].find(({ name }) => name === island.name)?.when ?? BY_DEFAULT
      return {
        island: island.name,
        element: nameElement(host),
        when: [on, media].filter(Boolean).join(' '),
        ...where(host),
      }
    })
    .sort(byPlace)
}

function toFinding(
  { level, code, sentence, island, element: reported }: Complaint,
  tag: Element | null,
  where: Where,
): Finding {
  const element = reported ?? configured(code, sentence, tag)
  return {
    level,
    code,
    sentence,
    ...(island && { island }),
    ...(element && { element: nameElement(element), ...where(element) }),
  }
}

/** What is refused, and what was expected. */
const partsOf = (sentence: Message) => {
  const [name, , expected] = typeof sentence === 'string' ? [] : sentence.values
  return { name: String(name), expected: String(expected) }
}

/** Where a refused configuration was written. */
function configured(code: string, sentence: Message, tag: Element | null): Element | undefined {
  if (code !== 'ILOTS-101' && code !== 'ILOTS-204') return undefined
  const isOfTag = partsOf(sentence).name.includes('<script>')
  return (isOfTag ? tag : document.querySelector('#ilots-config')) ?? undefined
}

/** Where configuration stops being JSON: the parser counts from the beginning of its script. */
function whereJsonEnds({ code, sentence }: Complaint, html: string): Partial<Position> {
  const { name, expected } = partsOf(sentence)
  if (code !== 'ILOTS-101' || name !== 'configuration #ilots-config') return {}
  // Not every parser's words tell the place.
  const at = Number.parseInt(expected.split(' at position ').at(-1) ?? '', 10)
  const text = document.querySelector('#ilots-config')?.textContent
  const start = text ? html.indexOf(text) : -1
  return Number.isNaN(at) || start < 0 ? {} : positionsIn(html)(start + at)
}

function noted({ level, code, at, island, values, first }: Noticed, where: Where): Finding {
  return {
    level,
    code,
    values: { ...values, ...(first && { line: where(first).line ?? '?' }) },
    ...(island && { island }),
    ...(at?.nodeType === 1 && { element: nameElement(at as Element) }),
    ...where(at),
  }
}
