/** The report for a terminal. */
import { visible } from '../shared/visible'
import type { Language } from '../shared/wording'
import { say } from './messages'
import { type Advice, type FileVerdict, isGoing, type LeftOutAt, type MigrationReport } from './report'

/** Options that are not carried over for one reason stand in one line. */
export function reasons({ lost }: Advice): [why: string, options: string][] {
  const byWhy = new Map<string, string[]>()
  for (const { option, why } of lost) byWhy.set(why, [...(byWhy.get(why) ?? []), option])
  return [...byWhy].map(([why, options]) => [why, options.join(', ')])
}

export const answerOf = ({ answer, island }: Advice, lang: Language): string =>
  answer === 'island' ? say(lang, 'island', { island: island ?? '' }) : say(lang, answer)

/** How much of a long text is shown. */
const LONGEST = 120

export function leftOutOf({ kind, content, line, column }: LeftOutAt, lang: Language): string {
  const short = content.length > LONGEST ? `${content.slice(0, LONGEST - 1)}…` : content
  return say(lang, 'left-out', { kind: say(lang, kind), content: short, at: `${line}:${column}` })
}

export function bytes(count: number, lang: Language): string {
  return count.toLocaleString(lang).replaceAll(/[\u00a0\u202f]/g, ' ')
}

export function printedText(report: MigrationReport, lang: Language): string {
  const { page, advice, faults } = report
  return [
    `\n${visible(page)}`,
    ...faults.map(({ file, line, column, cause }) =>
      visible(`  ${say(lang, 'fault', { at: `${file}:${line}:${column}`, cause })}`),
    ),
    ...(advice.length === 0 ? [`  ${say(lang, 'nothing')}`] : []),
    ...advice.flatMap((each) => ['', ...oneAdvice(each, page, lang)]),
    '',
    ...filesAsText(report, lang),
  ].join('\n')
}

function oneAdvice(advice: Advice, page: string, lang: Language): string[] {
  const { file, line, column, found, library, shown, more, script, carried, notes } = advice
  return [
    visible(`  ${file === page ? '' : `${file}:`}${line}:${column}  ${found}`),
    visible(`    ${library} → ${answerOf(advice, lang)}`),
    ...shown.flatMap((each) => each.split('\n').map((row) => visible(`      ${row}`))),
    ...(more > 0 ? [`      ${say(lang, 'more', { count: more })}`] : []),
    ...(script ? [visible(`      ${say(lang, 'script')} ${script}`)] : []),
    ...(carried.length > 0 ? [visible(`    ${say(lang, 'carried', { options: carried.join(', ') })}`)] : []),
    ...reasons(advice).map(([why, options]) => visible(`    ${say(lang, 'lost', { options, why })}`)),
    ...advice.leftOut.map((each) => visible(`    ${leftOutOf(each, lang)}`)),
    ...notes.map((note) => visible(`    ${note}`)),
  ]
}

function filesAsText({ files, totals }: MigrationReport, lang: Language): string[] {
  return [
    ...(files.length > 0 ? [`  ${say(lang, 'files')}`] : []),
    ...files.map((file) => {
      const values = { file: `${file.file}${weight(file, lang)}`, verdict: verdict(file, lang) }
      return visible(`    ${say(lang, 'file-verdict', values)}`)
    }),
    ...totalLines(files, totals, lang).map((each) => `  ${each}`),
  ]
}

const weight = ({ raw, brotli }: FileVerdict, lang: Language): string =>
  raw === undefined
    ? ''
    : ` (${[bytes(raw, lang), brotli !== undefined && bytes(brotli, lang)].filter(Boolean).join(' → ')})`

export function verdict({ verdict: word, because }: FileVerdict, lang: Language): string {
  const reason = say(lang, word)
  return because && because !== reason ? `${reason} — ${because}` : reason
}

export function totalLines(
  files: readonly FileVerdict[],
  { theirs, ours }: MigrationReport['totals'],
  lang: Language,
): string[] {
  const count = ({ raw, brotli }: { raw: number; brotli: number }) => ({
    raw: bytes(raw, lang),
    brotli: bytes(brotli, lang),
  })
  return [
    say(lang, 'theirs', count(theirs)),
    ours ? say(lang, 'ours', { ...count(ours), files: ours.files.length }) : say(lang, 'ours-unknown'),
    ...(files.some((file) => isGoing(file) && file.raw === undefined) ? [say(lang, 'weighless')] : []),
  ]
}
