/** What a crawl has left out, each with its reason. */
import { type Reason, say } from './messages'
import { visible } from './visible'
import type { Language, Values } from './wording'

export interface Skipped {
  readonly page: string
  readonly key: Reason
  readonly values: Values
}

/** A reason that names its page does not do so twice. */
const reasonsOf = (skipped: readonly Skipped[], lang: Language) =>
  skipped.map(({ page, key, values }) => {
    const reason = say(lang, key, values)
    return { page, reason: reason.replace(`${values.page}`, '').replace(/^[\s:]+/, '') }
  })

/** For machines: nothing when nothing is left out. */
export const skippedJson = (skipped: readonly Skipped[], lang: Language) =>
  skipped.length > 0 ? { skipped: reasonsOf(skipped, lang) } : {}

/** For people. */
export function skippedText(skipped: readonly Skipped[], lang: Language): string {
  const lines = reasonsOf(skipped, lang).map((each) => visible(`  ${say(lang, 'skipped-one', each)}`))
  return lines.length > 0 ? `\n${say(lang, 'skipped', { count: lines.length })}\n${lines.join('\n')}\n` : ''
}
