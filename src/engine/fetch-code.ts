/** Fetching the code of islands and services (contract §1). */

import { ilotsError, sentence } from '../base/errors'
import { Code } from '../contracts/errors'
import type { Reports } from '../contracts/page'
import { isEnglish } from '../i18n/is-english'
import { codePlace } from '../island/code-place'
import { fetchFile, used } from '../island/describe'
import { untilPageStays } from '../server/page-stays'

/** Milliseconds after which code that has not arrived counts as failed; the browser's own action follows then. */
const PATIENCE = 10_000
/** What follows the address at the next attempt. */
const failures = new Map<string, string>()
type Load<Module> = (again: string, fetch: typeof fetchFile) => Promise<Module>
const fetched = new WeakMap<object, Promise<unknown>>()
const here = new WeakSet<object>()

/** Whether this code is here and has run: nobody waits for it. */
export const isHere = (load: object): boolean => here.has(load)

/**
 * Fetches code, once. Who asks for it while it is on its way shares the download: browsers settle imports of one
 * address in any order, and hosts must be mounted in the order of the page. Who asks later has it within the same
 * task: an import of what is there already comes a task, and often a frame, later.
 * @param lang the page's, for `ILOTS-107`.
 * @throws IlotsError `ILOTS-301`, reported once for each chunk however often it is tried; where the folder is not
 * certain, `ILOTS-107` is reported instead, once for the page.
 */
export function fetchChunk<Module>(
  name: string,
  load: Load<Module>,
  report: Reports,
  lang = 'fr',
): Promise<Module> {
  const known = fetched.get(load) ?? fetchOnce(name, load, report, lang)
  fetched.set(load, known)
  return known as Promise<Module>
}

async function fetchOnce<Module>(
  name: string,
  load: Load<Module>,
  report: Reports,
  lang: string,
): Promise<Module> {
  if (!codePlace.isSure) await codePlace.decided
  const before = failures.get(name) ?? ''
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, PATIENCE, `${PATIENCE} ms`)
    })
    if (codePlace.folder === undefined) throw new Error(isEnglish(lang) ? 'no address' : 'aucune adresse')
    const code = await Promise.race([load(before, fetchFile), late])
    codePlace.isSure = true
    here.add(load)
    return code
  } catch (cause) {
    await untilPageStays()
    const error = ilotsError(
      Code.chunkFailed,
      sentence`code non chargé : adresse, réseau, CSP, crossorigin ? (${cause}).`,
    )
    if (!codePlace.isSure) reportPlace(cause, report, lang)
    // Nobody misses what only fetches ahead: a slow network is no fault of the page.
    else if (!before && name !== 'warm-up') report.thrown(error, error.code, { island: name })
    failures.set(name, `${before}?1`)
    fetched.delete(load)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Tells the page once that no code can be had from where it was looked for. */
function reportPlace(cause: unknown, report: Reports, lang: string): void {
  if (codePlace.isReported) return
  codePlace.isReported = true
  const { folder = '' } = codePlace
  report.error(
    Code.placeUnknown,
    // Both are here: where this is said, the table of English sentences cannot be had either.
    isEnglish(lang)
      ? `folder of ilots.js not found: expected p/ beside the script, tried “${folder}” (${cause}). Leave the script on its own, or give base, and what its tag said, in the configuration.`
      : `dossier d’ilots.js introuvable : attendu p/ à côté du script, essayé « ${folder} » (${cause}). Laissez le script à part, ou donnez base, et ce que disait sa balise, dans la configuration.`,
  )
}

/** A file of islands' code that is here. */
export interface FetchedFile {
  /** As the manifest has it. */
  readonly file: string
  /** That it took on the network. */
  readonly bytes: number
  /** Whether it has run; it was only fetched ahead otherwise. */
  readonly used: boolean
}

/** The files of islands' code that the page has fetched, in the order in which they were asked for. */
export const fetchedFiles = (): FetchedFile[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(
    ({ name, encodedBodySize: bytes }) => {
      const [file] = /p\/\w{5}\.js/.exec(name) ?? []
      return file ? [{ file, bytes, used: used.has(`./${file}`) }] : []
    },
  )
