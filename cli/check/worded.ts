/** Findings in the language asked for: what is printed, and what other tools read. */
import type { Language } from '../shared/wording'
import type { Common, Finding, PageFindings } from './finding'
import { say } from './messages'
import { wordsOf } from './product-words'

export interface WordedFinding extends Common {
  readonly code: string
  readonly message: string
}
export type PageReport = PageFindings<WordedFinding>

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

/** With the element that it is about. */
export const aboutElement = ({ element, message }: WordedFinding, lang: Language): string =>
  element ? say(lang, 'of-element', { element, message }) : message

function sentenceOf(finding: Finding, lang: Language): string {
  if ('sentence' in finding) return wordsOf(finding.sentence, lang)
  const values = Object.entries(finding.values).map(([name, value]) => [
    name,
    typeof value === 'object' ? wordsOf(value, lang) : value,
  ])
  return say(lang, finding.code, Object.fromEntries(values))
}
