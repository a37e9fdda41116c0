/** Findings in the language asked for: what is printed, and what other tools read. */
import type { Level, Position } from '../shared/finding'
import type { Language, Values } from '../shared/wording'
import { expectedInEnglish, nameInEnglish, translate } from './english'
import type { Finding, Mounted, PageFindings } from './finding'
import { say } from './messages'

export interface WordedFinding extends Partial<Position> {
  readonly level: Level
  readonly code: string
  readonly message: string
  readonly island?: string | undefined
  readonly element?: string
}

export interface PageReport {
  readonly page: string
  readonly islands: readonly Mounted[]
  readonly findings: readonly WordedFinding[]
}

export const worded = ({ findings, ...page }: PageFindings, lang: Language): PageReport => ({
  ...page,
  findings: findings.map((finding) => {
    const { level, code, island, element, line, column } = finding
    return {
      level,
      code,
      message: sentenceOf(finding, lang),
      ...(island && { island }),
      ...(element && { element }),
      ...(line && column && { line, column }),
    }
  }),
})

const sentenceOf = (finding: Finding, lang: Language): string =>
  'sentence' in finding
    ? translate(lang, finding.sentence)
    : say(lang, finding.code, inLanguage(finding.values, lang))

function inLanguage(values: Values, lang: Language): Values {
  const { expected, name } = values
  return {
    ...values,
    ...(lang === 'en' && expected !== undefined && { expected: expectedInEnglish(String(expected)) }),
    ...(lang === 'en' && name !== undefined && { name: nameInEnglish(String(name)) }),
  }
}
