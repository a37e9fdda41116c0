/** A report of what happened in the page, to be sent to others: it contains no personal data. */
import { nameElement } from '../../src/island/errors'
import type { WholePage } from '../../src/island/whole-page'
import { type AttributeLine, attributeLines } from './origins'
import type { Problem } from './problems'
import { redactAll } from './redact'
import type { Tools } from './tools'
import type { Words } from './words'

/** The report as data. */
export interface PageReport {
  readonly version: string
  readonly page: string
  readonly window: string
  readonly config: Readonly<Record<string, unknown>>
  readonly islands: readonly {
    readonly island: string
    readonly element: string
    readonly state: string
    readonly reason: string
    readonly milliseconds: number | undefined
    readonly bytes: number | undefined
    readonly attributes: readonly AttributeLine[]
  }[]
  readonly problems: readonly Omit<Problem, 'elements'>[]
  readonly requests: readonly Readonly<Record<string, unknown>>[]
  readonly missing: readonly string[]
  readonly legacy: readonly unknown[]
}

/** Makes the report, redacted. @param legacy the calls of old globals. */
export function makeReport(
  page: WholePage,
  { schemas }: Pick<Tools, 'schemas'>,
  problems: readonly Problem[],
  legacy: readonly unknown[],
): PageReport {
  return redactAll({
    // Only the loader knows the version.
    version: window.Ilots?.version ?? '',
    page: location.pathname,
    window: `${innerWidth} × ${innerHeight}`,
    config: configOf(page),
    islands: [...page.live].map(({ island, host, state, reason, milliseconds, bytes, attributes }) => ({
      island: island.name,
      element: nameElement(host),
      state,
      reason,
      milliseconds: milliseconds && Math.round(milliseconds),
      bytes,
      attributes: attributeLines(island.name, host, schemas.get(island.name), attributes, page.config),
    })),
    problems: problems.map(({ elements: _, ...problem }) => problem),
    requests: page.requests.map((record) => ({
      ...record,
      ...(record.milliseconds !== undefined && { milliseconds: Math.round(record.milliseconds) }),
    })),
    missing: missingTexts(page),
    legacy,
  })
}

/** The configuration without the session, the company's own texts, and the visitor's data for analytics. */
function configOf({ config }: WholePage): Record<string, unknown> {
  const { product, platform, site, lang, inspector, markers, recaptcha, analytics } = config
  const { consent, queue, hash, target } = analytics
  return {
    ...{ product, platform, site, lang, inspector, markers },
    recaptcha: recaptcha && { version: recaptcha.version },
    analytics: { consent, queue, hash, target },
  }
}

/** Expressions that islands have asked for and that the site's table of translations lacks. */
export function missingTexts({ asked, store }: WholePage): string[] {
  const { state, traductions } = store.getState().translation
  return state === 'here' ? [...asked].filter((text) => !(text in traductions)) : []
}

/** The report as Markdown, short enough for a message: islands are counted, only failed or refused ones are listed. */
export function toMarkdown(report: PageReport, say: Words): string {
  const { version, page, window, islands, problems, requests, missing, legacy } = report
  const failed = requests.filter(({ state }) => state === 'failed')
  return [
    `# Îlots ${version} : ${page} (${window})`,
    section(say('islands'), islandLines(islands, say)),
    section(
      say('problems'),
      problems.map(({ level, code, text, where, count }) => {
        const times = count > 1 ? ` (${say('times', { count })})` : ''
        return `- ${say(level)}${code && ` ${code}`} : ${text}${where && ` (\`${where}\`)`}${times}`
      }),
    ),
    section(
      say('calls'),
      failed.map(({ method, url, status = '', milliseconds }) =>
        `- ${method} ${url} : ${say('callFailed')} ${status} ${milliseconds ?? ''}`.trimEnd(),
      ),
    ),
    section(
      say('missing'),
      missing.map((text) => `- ${text}`),
    ),
    section(
      say('legacy'),
      legacy.map((row) => `- ${Object.values(row as object).join(' · ')}`),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function islandLines(islands: PageReport['islands'], say: Words): string[] {
  const groups = new Map<string, number>()
  for (const { state } of islands) groups.set(state, (groups.get(state) ?? 0) + 1)
  const counts = [...groups].map(([state, count]) => `${count} ${stateWord(state, say)}`).join(', ')
  const odd = islands.filter(({ state }) => /failed|refused/.test(state))
  return [
    ...(counts ? [counts, ''] : []),
    ...odd.map(
      ({ island, element, state, reason }) =>
        `- ${island} (\`${element}\`) : ${stateWord(state, say)}, ${reason}`,
    ),
  ]
}

const stateWord = (state: string, say: Words): string => say(state as 'mounted')

const section = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `## ${title}\n\n${lines.join('\n').trimEnd()}` : ''
