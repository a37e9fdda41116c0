/** Warnings about what a line of an old script has asked for. */
import type { Place } from '../../legacy-compat/place'
import type { Engine } from '../../src/engine/engine'
import { Code, refusal } from '../../src/island/errors'

/** Once for each line and value: a rollover would say it at each hover. */
export function complain({ report }: Engine, place: Place, found: unknown, isAddress = false): void {
  const what = isAddress
    ? refusal('adresse', found, 'une adresse http, https, mailto ou tel')
    : `« ${found} » n'est pas dans la page : attendu un élément, ou le nom ou l'id d'un de ses éléments.`
  const message = `${what} (${place[0] ? place.join(':') : 'ligne inconnue'})`
  if (report.warnings.some((known) => known.message === message)) return
  report.warn(isAddress ? Code.urlRefused : Code.partMissing, message)
}

/** What an answer holds between `script` tags (contract §8). */
export function refuseCode({ report }: Engine, code: string): void {
  report.warn(
    Code.codeRefused,
    `du code reçu n'est pas exécuté : « ${code.trim().slice(0, 60)} ». Le placer dans un fichier que la page charge.`,
  )
}

/** What another site answered, after a redirection as well (contract §8). */
export function refuseAnswer({ report }: Engine, url: string): void {
  report.warn(
    Code.urlRefused,
    `la réponse d'un autre site est refusée, reçu « ${url} », attendu une réponse de ${location.origin} ; la demande échoue. Ce qu'un autre site donne se demande avec fetch(url).`,
  )
}
