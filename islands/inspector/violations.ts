/** What the page's content security policy has blocked, before the inspector was opened too where the browser knows. */
import { ownGlobal } from '../../src/dom/own-global'

export interface Violation {
  readonly directive: string
  readonly blocked: string
  /** `file:line`, or nothing. */
  readonly where: string
}

/** Calls `add` for each, once, until `signal` aborts. */
export function watchViolations(add: (violation: Violation) => void, signal: AbortSignal): void {
  const seen = new Set<string>()
  const tell = (directive: string, blocked: string, file = '', line = 0) => {
    const violation = { directive, blocked: blocked || 'inline', where: file && `${file}:${line}` }
    const key = JSON.stringify(violation)
    if (seen.has(key)) return
    seen.add(key)
    add(violation)
  }
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      tell(effectiveDirective, blockedURI, sourceFile, lineNumber),
    { signal },
  )
  readBuffered(({ effectiveDirective, blockedURL, sourceFile, lineNumber }) => {
    tell(effectiveDirective, blockedURL ?? '', sourceFile ?? '', lineNumber ?? 0)
  }, signal)
}

/** Firefox and Safari have no such observer: there, what was blocked before is not known. */
function readBuffered(read: (body: CSPViolationReportBody) => void, signal: AbortSignal): void {
  if (!ownGlobal('ReportingObserver')) return
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) if (body) read(body as CSPViolationReportBody)
    },
    { types: ['csp-violation'], buffered: true },
  )
  observer.observe()
  signal.addEventListener('abort', () => observer.disconnect())
}
