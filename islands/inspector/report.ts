/** What happened in the page, to be sent to somebody else: nothing in it is about a person. */

import type { Engine } from '../../src/engine/engine'
import { bytesOf } from '../../src/engine/fetch-code'
import { nameElement } from '../../src/island/errors'
import { type AttributeLine, attributeLines } from './origins'
import type { Problem } from './problems'
import { redactAll } from './redact'
import type { Watch } from './watch'

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

/** @param legacy the census of old calls. */
export function makeReport(
  engine: Engine,
  { schemas }: Pick<Watch, 'schemas'>,
  problems: readonly Problem[],
  legacy: readonly unknown[],
): PageReport {
  return redactAll({
    // The loader's: this chunk is not told.
    version: window.Ilots?.version ?? '',
    page: location.pathname,
    window: `${innerWidth} × ${innerHeight}`,
    config: configOf(engine),
    islands: [...engine.lifecycle.live].map(({ island, host, state, reason, milliseconds, attributes }) => ({
      island: island.name,
      element: nameElement(host),
      state,
      reason,
      milliseconds: milliseconds && Math.round(milliseconds),
      bytes: bytesOf(island),
      attributes: attributeLines(island.name, host, schemas.get(island.name), attributes, engine.config),
    })),
    problems: problems.map(({ elements: _, ...problem }) => problem),
    requests: engine.requests.map((record) => ({
      ...record,
      ...(record.milliseconds !== undefined && { milliseconds: Math.round(record.milliseconds) }),
    })),
    missing: missingTexts(engine),
    legacy,
  })
}

/** Without the session, the company's own texts, and whoever analytics name. */
function configOf({ config }: Engine): Record<string, unknown> {
  const { product, platform, site, lang, inspector, markers, recaptcha, analytics } = config
  const { consent, queue, hash, target } = analytics
  return {
    ...{ product, platform, site, lang, inspector, markers },
    recaptcha: recaptcha && { version: recaptcha.version },
    analytics: { consent, queue, hash, target },
  }
}

/** Expressions that were asked for and that the site's table lacks. */
export function missingTexts({ asked, store }: Engine): string[] {
  const { state, traductions } = store.getState().translation
  return state === 'here' ? [...asked].filter((text) => !(text in traductions)) : []
}
