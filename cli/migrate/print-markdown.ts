/** The report as Markdown, to be pasted into a ticket. */
import { visible } from '../shared/visible'
import type { Language } from '../shared/wording'
import { say } from './messages'
import { answerOf, bytes, leftOutOf, reasons, totalLines, verdict } from './print-text'
import type { Advice, MigrationReport } from './report'

export function printedMarkdown(
  { page, advice, faults, files, totals }: MigrationReport,
  lang: Language,
): string {
  return [
    `## ${say(lang, 'title', { page: mono(page) })}`,
    '',
    ...faults.map(
      ({ file, line, column, cause }) =>
        `- ${say(lang, 'fault', { at: mono(`${file}:${line}:${column}`), cause: mono(cause) })}`,
    ),
    ...(advice.length === 0 ? [say(lang, 'nothing'), ''] : []),
    ...advice.flatMap((each) => oneAdvice(each, lang)),
    ...(files.length > 0
      ? [
          `### ${say(lang, 'files')}`,
          '',
          `| ${say(lang, 'file')} | ${say(lang, 'raw')} | ${say(lang, 'brotli')} | ${say(lang, 'verdict')} |`,
          '|---|--:|--:|---|',
          ...files.map(
            (file) =>
              `| ${cell(mono(file.file))} | ${file.raw === undefined ? '' : bytes(file.raw, lang)} | ${file.brotli === undefined ? '' : bytes(file.brotli, lang)} | ${cell(plain(verdict(file, lang)))} |`,
          ),
          '',
        ]
      : []),
    ...totalLines(files, totals, lang).map((each) => `- ${each}`),
    '',
  ].join('\n')
}

function oneAdvice(advice: Advice, lang: Language): string[] {
  const { file, line, column, found, library, shown, more, script, carried, notes } = advice
  return [
    `### ${plain(library)} → ${answerOf(advice, lang)}`,
    '',
    `${mono(`${file}:${line}:${column}`)} ${mono(found)}`,
    '',
    ...(shown.length > 0 ? [...fenced('html', shown.join('\n')), ''] : []),
    ...(script ? [...fenced('js', script), ''] : []),
    ...[
      more > 0 ? say(lang, 'more', { count: more }) : '',
      carried.length > 0 ? say(lang, 'carried', { options: carried.map(mono).join(', ') }) : '',
      ...reasons(advice).map(([why, options]) =>
        say(lang, 'lost', { options: mono(options), why: plain(why) }),
      ),
      ...advice.leftOut.map((each) => plain(leftOutOf(each, lang))),
      ...notes.map(plain),
    ]
      .filter(Boolean)
      .map((each) => `- ${each}`),
    '',
  ]
}

/** Between backquotes that the text itself does not have. */
function mono(text: string): string {
  const shown = visible(text)
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length))
  const mark = '`'.repeat(longest + 1)
  return longest > 0 ? `${mark} ${shown} ${mark}` : `${mark}${shown}${mark}`
}

function fenced(language: string, text: string): string[] {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const mark = '`'.repeat(longest + 1)
  return [`${mark}${language}`, ...text.split('\n').map(visible), mark]
}

const plain = (text: string): string => visible(text).replace(/[<>*_[\]`|\\]/g, '\\$&')
const cell = (text: string): string => text.replace(/(?<!\\)\|/g, '\\|')
