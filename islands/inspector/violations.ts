/**
 * What the page's content security policy has blocked, also before the inspector was opened, where the browser can
 * tell.
 */
import { scriptGlobal } from '../../src/dom/script-global'

/** Something that was blocked. */
export interface Violation {
  readonly directive: string
  readonly blocked: string
  /** `file:line`; empty when unknown. */
  readonly where: string
}

/** What a report of the kind `csp-violation` holds. */
interface ReportedViolation {
  readonly effectiveDirective: string
  readonly blockedURL: string | null
  readonly sourceFile: string | null
  readonly lineNumber: number | null
}

/** Calls `add` once for each violation, until `signal` aborts. */
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

/** Reads earlier violations. Firefox and Safari have no such observer: there they are unknown. */
function readBuffered(read: (body: ReportedViolation) => void, signal: AbortSignal): void {
  if (!scriptGlobal('ReportingObserver')) return
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) if (body) read(body as unknown as ReportedViolation)
    },
    { types: ['csp-violation'], buffered: true },
  )
  observer.observe()
  signal.addEventListener('abort', () => observer.disconnect())
}
