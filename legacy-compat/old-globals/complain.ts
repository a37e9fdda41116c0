/** Warnings about what a line of an old script asks for. */

import { refusal, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import type { ScriptPlace } from '../../src/contracts/services/old-globals'

/** What each page was warned of. */
const told = new WeakMap<Page['report'], Set<string>>()

/** Warns once for each line and value: a rollover would repeat the warning at each hover. */
export function complain(
  { report }: Pick<Page, 'report'>,
  place: ScriptPlace,
  found: unknown,
  isAddress = false,
): void {
  const what = isAddress
    ? refusal('adresse', found, 'une adresse http, https, mailto ou tel')
    : sentence`« ${found} » n'est pas dans la page : attendu un élément, ou le nom ou l'id d'un de ses éléments.`
  const message = sentence`${what} (${place[0] ? place.join(':') : 'ligne inconnue'})`
  const known = told.get(report) ?? new Set()
  if (known.has(String(message))) return
  told.set(report, known.add(String(message)))
  report.warn(isAddress ? Code.urlRefused : Code.partMissing, message)
}

/** Warns that the scripts of an answer are not run (contract §8). */
export function refuseCode({ report }: Pick<Page, 'report'>, code: string): void {
  report.warn(
    Code.codeRefused,
    sentence`du code reçu n'est pas exécuté : « ${code.trim().slice(0, 60)} ». Le placer dans un fichier que la page charge.`,
  )
}

/** Warns that a function in a text that `JSON.decode` reads is dropped. */
export function refuseFunction({ report }: Pick<Page, 'report'>, name: string): void {
  const event = /(?:^|\.)on([A-Z]\w*)$/.exec(name)?.[1]
  const instead = event ? `addEvent('${event.charAt(0).toLowerCase()}${event.slice(1)}', …)` : 'une option'
  report.warn(
    Code.codeRefused,
    sentence`la fonction « ${name} » écrite dans le texte que lit JSON.decode n'est pas exécutée, null en tient lieu ; \
la donner dans un script : ${instead}.`,
  )
}

/** Warns that the answer of another site is not used, also after a redirection (contract §8). */
export function refuseAnswer({ report }: Pick<Page, 'report'>, url: string): void {
  report.warn(
    Code.urlRefused,
    sentence`la réponse d'un autre site est refusée, reçu « ${url} », attendu une réponse de ${location.origin} ; \
la demande échoue. Ce qu'un autre site donne se demande avec fetch(url).`,
  )
}
