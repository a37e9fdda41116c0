/** A report of what happened in the page, to be sent to others: it contains no personal data. */

import { nameElement } from '../../src/base/errors'
import type { IslandInstance } from '../../src/contracts/descriptor'
import type { Page } from '../../src/contracts/page'
import type { WholePage } from '../../src/contracts/whole-page'
import { attributeLines } from './origins'
import type { Problem } from './problems'
import { redactAll } from './redact'
import type { Tools } from './tools'
import type { Words } from './words'

/** The report as data. */
export type PageReport = ReturnType<typeof makeReport>

/** Makes the report, redacted. @param legacy the calls of old globals. */
export function makeReport(
  page: Pick<WholePage, 'live' | 'config' | 'requests' | 'asked' | 'store'>,
  { schemas }: Pick<Tools, 'schemas'>,
  problems: readonly Problem[],
  legacy: readonly object[],
) {
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
      milliseconds: rounded(milliseconds),
      bytes,
      attributes: attributeLines(island.name, host, schemas.get(island.name), attributes, page.config),
    })),
    problems: problems.map(({ elements: _, ...problem }) => problem),
    requests: page.requests.map((record) => ({ ...record, milliseconds: rounded(record.milliseconds) })),
    missing: missingTexts(page),
    legacy,
  })
}

const rounded = (milliseconds: number | undefined) => milliseconds && Math.round(milliseconds)

/** The configuration without the session, the company's own texts, and the visitor's data for analytics. */
function configOf({ config }: Pick<Page, 'config'>): Record<string, unknown> {
  const { product, platform, site, lang, inspector, markers, recaptcha, analytics } = config
  const { consent, queue, hash, target } = analytics
  return {
    ...{ product, platform, site, lang, inspector, markers },
    recaptcha: recaptcha && { version: recaptcha.version },
    analytics: { consent, queue, hash, target },
  }
}

/** Expressions that islands have asked for and that the site's table of translations lacks. */
export function missingTexts({ asked, store }: Pick<Page, 'asked' | 'store'>): string[] {
  const { state, traductions } = store.getState().translation
  return state === 'here' ? [...asked].filter((text) => !Object.hasOwn(traductions, text)) : []
}

/**
 * The report as Markdown, short enough for a message: islands are counted, only failed or refused ones are listed.
 */
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
      legacy.map((row) => `- ${Object.values(row).join(' · ')}`),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function islandLines(islands: PageReport['islands'], say: Words): string[] {
  const groups = new Map<IslandInstance['state'], number>()
  for (const { state } of islands) groups.set(state, (groups.get(state) ?? 0) + 1)
  const counts = [...groups].map(([state, count]) => `${count} ${say(state)}`).join(', ')
  const odd = islands.filter(({ state }) => state === 'failed' || state === 'refused')
  return [
    ...(counts ? [counts, ''] : []),
    ...odd.map(
      ({ island, element, state, reason }) => `- ${island} (\`${element}\`) : ${say(state)}, ${reason}`,
    ),
  ]
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `## ${title}\n\n${lines.join('\n').trimEnd()}` : ''
