/** The findings in the forms that other tools read: SARIF 2.1.0, and GitLab's Code Quality. */
import { createHash } from 'node:crypto'
import { relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VERSION } from '../../src/engine/api'
import type { Level } from '../shared/finding'
import type { Unread } from '../shared/unread'
import type { Language } from '../shared/wording'
import { aboutElement, type PageReport } from './worded'

const LEVELS: Readonly<Record<Level, string>> = { error: 'error', warning: 'warning', hint: 'note' }
const SEVERITIES: Readonly<Record<Level, string>> = { error: 'major', warning: 'minor', hint: 'info' }

/** @param failures why pages could not be read. */
export function sarif(reports: readonly PageReport[], failures: readonly Unread[], language: Language) {
  const rules = [...new Set(reports.flatMap(({ findings }) => findings.map(({ code }) => code)))].sort()
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'ilots check',
            version: VERSION,
            rules: rules.map((id) => ({ id, shortDescription: { text: `ilots check: ${id}` } })),
          },
        },
        language,
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: failures.length === 0,
            toolExecutionNotifications: failures.map((each) => ({
              level: 'error',
              message: { text: each.in(language) },
            })),
          },
        ],
        results: marked(reports, language).map(({ page, finding, mark }) => ({
          ruleId: finding.code,
          ruleIndex: rules.indexOf(finding.code),
          level: LEVELS[finding.level],
          message: { text: aboutElement(finding, language) },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: addressOf(page) },
                region: { startLine: finding.line ?? 1, startColumn: finding.column ?? 1 },
              },
            },
          ],
          partialFingerprints: { 'ilots/v1': mark },
        })),
      },
    ],
  }
}

/** https://docs.gitlab.com/ci/testing/code_quality/ */
export const codeQuality = (reports: readonly PageReport[], language: Language) =>
  marked(reports, language).map(({ page, finding, mark }) => ({
    description: aboutElement(finding, language),
    check_name: finding.code,
    fingerprint: mark,
    severity: SEVERITIES[finding.level],
    location: { path: addressOf(page), lines: { begin: finding.line ?? 1 } },
  }))

/** Each finding with a mark that stays when lines above it come and go. */
function marked(reports: readonly PageReport[], language: Language) {
  const seen = new Map<string, number>()
  return reports.flatMap(({ page, findings }) =>
    findings.map((finding) => {
      const text = [addressOf(page), finding.code, aboutElement(finding, language)].join('\n')
      const count = seen.get(text) ?? 0
      seen.set(text, count + 1)
      const mark = createHash('sha256').update(`${text}\n${count}`).digest('hex')
      return { page, finding, mark }
    }),
  )
}

/** An address as it is; a file from the folder where the command runs, as a repository names it. */
function addressOf(page: string): string {
  if (/^https?:/i.test(page)) return page
  const path = relative(process.cwd(), page.startsWith('file:') ? fileURLToPath(page) : resolve(page))
  return encodeURI(path.split(sep).join('/')).replace(/[?#]/g, encodeURIComponent)
}
