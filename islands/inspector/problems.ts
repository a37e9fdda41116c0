/**
 * All problems in one list: reports, findings in the page's HTML, and what the content security policy has blocked.
 */
import { nameElement } from '../../src/base/errors'
import type { Report } from '../../src/contracts/errors'
import type { WholePage } from '../../src/contracts/whole-page'
import { isHttp, safeUrl } from '../../src/server/safe-url'
import type { Finding } from './page-scan'
import type { Violation } from './violations'
import type { Words } from './words'

type Level = 'error' | 'warning' | 'note'

/** One problem as it is shown. */
export interface Problem {
  readonly level: Level
  /** `ILOTS-201`; empty unless it was reported. */
  readonly code: string
  readonly text: string
  readonly island: string
  /** Elements that can be shown; none when the reported one was not found again, then `where` has its name. */
  readonly elements: readonly Element[]
  readonly where: string
  readonly count: number
}

interface Sources {
  readonly findings: readonly Finding[]
  readonly violations: readonly Violation[]
}

const ORDER: readonly Level[] = ['error', 'warning', 'note']

/** Lists the problems: errors first, the latest report first. The same problem is listed once, with its count. */
export function problemsOf(
  page: Pick<WholePage, 'report' | 'live'>,
  { findings, violations }: Sources,
  say: Words,
): Problem[] {
  const reported = [
    ...page.report.errors.map((report) => ofReport(page, report, 'error')),
    ...page.report.warnings.map((report) => ofReport(page, report, 'warning')),
  ].reverse()
  const all = [
    ...reported,
    ...violations.map((violation) => ofViolation(violation, say)),
    ...findings.map((finding) => ofFinding(finding, say)),
  ]
  return groupSame(all).sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level))
}

function groupSame(all: readonly Problem[]): Problem[] {
  const known = new Map<string, Problem>()
  for (const problem of all) {
    const { code, text, where } = problem
    const key = JSON.stringify([code, text, where])
    const before = known.get(key)
    known.set(key, before ? { ...before, count: before.count + 1 } : problem)
  }
  return [...known.values()]
}

function ofReport(page: Pick<WholePage, 'live'>, report: Report, level: Level): Problem {
  const { code, message: text, island = '', element: where = '' } = report
  return { level, code, text, island, elements: placeOf(page, report), where, count: 1 }
}

/** Finds a report's element by its name: a report does not hold the element itself, so that memory can be freed. */
function placeOf({ live }: Pick<WholePage, 'live'>, { island, element: name, message }: Report): Element[] {
  if (!name) return []
  const instances = [...live].filter(
    (instance) => instance.island.name === island && nameElement(instance.host) === name,
  )
  // Several elements may have this name: prefer the one with this message.
  const withMessage = instances.find(
    ({ reason, warnings }) => reason === message || warnings.includes(message),
  )
  const [instance = undefined] = withMessage ? [withMessage] : instances
  if (instance) return [instance.host]
  try {
    const found = document.querySelector(name)
    return found ? [found] : []
  } catch {
    // A name with a class such as `md:flex` is no valid selector.
    return []
  }
}

function ofViolation({ directive, blocked, where }: Violation, say: Words): Problem {
  const what = blocked === 'inline' ? say('inline') : blocked
  const text = say('problem-csp', { directive, blocked: what })
  return { level: 'error', code: '', text, island: '', elements: [], where, count: 1 }
}

function ofFinding(finding: Finding, say: Words): Problem {
  const { kind, elements, found, meant = '', island = '', values } = finding
  const key = kind === 'misspelt' && !island ? 'misspeltWord' : kind
  const text = say(`problem-${key}`, { found, meant, island, count: elements.length, ...values })
  const where = elements.slice(0, 1).map(nameElement).join()
  // What is in a template may be meant so.
  const level = kind === 'inTemplate' ? 'note' : 'warning'
  return { level, code: '', text, island, elements, where, count: 1 }
}

/** The address that explains a code; empty without a base. @param base the reference's address, from the tag. */
export function referenceOf(base: string, code: string): string {
  const url = safeUrl(base && `${base.replace(/\/?$/, '/')}errors#${code}`)
  return isHttp(url) ? url.href : ''
}
