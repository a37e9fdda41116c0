/** Everything that is wrong or odd, in one list: what was reported, what the page's HTML shows, what the CSP blocked. */
import type { Engine } from '../../src/engine/engine'
import { nameElement, type Report } from '../../src/island/errors'
import type { Finding } from './page-scan'
import type { Violation } from './violations'
import type { Words } from './words'

type Level = 'error' | 'warning' | 'note'

export interface Problem {
  readonly level: Level
  /** `ILOTS-201`, of what was reported. */
  readonly code: string
  readonly text: string
  readonly island: string
  /** Elements that can be shown; names only where they could not be found again. */
  readonly elements: readonly Element[]
  readonly where: string
  readonly count: number
}

interface Sources {
  readonly findings: readonly Finding[]
  readonly violations: readonly Violation[]
}

const ORDER: readonly Level[] = ['error', 'warning', 'note']

/** Errors first, the latest of them first; what is the same is told once, with how often. */
export function problemsOf(engine: Engine, { findings, violations }: Sources, say: Words): Problem[] {
  const reported = [
    ...engine.report.errors.map((report) => ofReport(engine, report, 'error')),
    ...engine.report.warnings.map((report) => ofReport(engine, report, 'warning')),
  ].reverse()
  const all = [
    ...reported,
    ...violations.map((violation) => ofViolation(violation, say)),
    ...findings.map((finding) => ofFinding(finding, say)),
  ]
  return together(all).sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level))
}

function together(all: readonly Problem[]): Problem[] {
  const known = new Map<string, Problem>()
  for (const problem of all) {
    const { code, text, where } = problem
    const key = JSON.stringify([code, text, where])
    const before = known.get(key)
    known.set(key, before ? { ...before, count: before.count + 1 } : problem)
  }
  return [...known.values()]
}

function ofReport(engine: Engine, report: Report, level: Level): Problem {
  const { code, message: text, island = '', element: where = '' } = report
  return { level, code, text, island, elements: placeOf(engine, report), where, count: 1 }
}

/** A report keeps the element's name alone, so that what left the page can be forgotten. */
function placeOf({ lifecycle }: Engine, { island, element: name, message }: Report): Element[] {
  if (!name) return []
  const slots = [...lifecycle.live].filter(
    (slot) => slot.island.name === island && nameElement(slot.host) === name,
  )
  // Several may look alike: the one that was given this very reason is meant.
  const told = slots.find(({ reason, warnings }) => reason === message || warnings.includes(message))
  const [slot = undefined] = told ? [told] : slots
  if (slot) return [slot.host]
  try {
    const found = document.querySelector(name)
    return found ? [found] : []
  } catch {
    // A class as `md:flex` makes no selector.
    return []
  }
}

function ofViolation({ directive, blocked, where }: Violation, say: Words): Problem {
  const what = blocked === 'inline' ? say('inline') : blocked
  const text = say('problem-csp', { directive, blocked: what })
  return { level: 'error', code: '', text, island: '', elements: [], where, count: 1 }
}

const LEVELS: Readonly<Record<Finding['kind'], Level>> = {
  misspelt: 'warning',
  misspeltAttribute: 'warning',
  unknownIsland: 'warning',
  otherMarker: 'warning',
  duplicateId: 'warning',
  commentWithoutId: 'warning',
  commentNotFirst: 'warning',
  inTemplate: 'note',
}

function ofFinding({ kind, elements, found, meant, island }: Finding, say: Words): Problem {
  const key = kind === 'misspelt' && !island ? 'misspeltWord' : kind
  const text = say(`problem-${key}`, { found, meant, island, count: elements.length })
  const where = elements.slice(0, 1).map(nameElement).join()
  return { level: LEVELS[kind], code: '', text, island, elements, where, count: 1 }
}
