import { ilotsError, sentence } from '../base/errors'
import { Code } from '../contracts/errors'
import { toFragment } from './html'

/**
 * Asks for the page's policy before an island takes over what an answer in HTML follows (contract §3): without it,
 * the page's own links and forms lead, and nothing is sent whose answer could not be shown.
 * @throws IlotsError `ILOTS-302` when the page's CSP does not allow a policy named `ilots`.
 */
export function requirePolicy(): void {
  try {
    toFragment('')
  } catch (cause) {
    throw ilotsError(
      Code.mountFailed,
      sentence`politique Trusted Types « ilots » refusée par la CSP : attendu « trusted-types ilots » ; liens et \
formulaires mènent comme sans script (${cause}).`,
    )
  }
}
