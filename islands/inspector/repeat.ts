/** Repeats a call as it was. The answer is checked as the first one was, but not inserted into the page. */
import type { RequestRecord } from '../../src/contracts/request-record'
import type { WholePage } from '../../src/contracts/whole-page'
import { request } from '../../src/server/request'
import { exchangeOf } from '../../src/server/request-log'

/** Whether a call may write: then the inspector asks before it repeats it. */
export const writes = ({ method }: RequestRecord): boolean => !/^(GET|HEAD)$/i.test(method)

/** Whether a call can be repeated: it has ended, and its body is known or it only reads. */
export const canRepeat = (record: RequestRecord): boolean =>
  record.state !== 'sent' && (exchangeOf(record) !== undefined || !writes(record))

/** Repeats a call. @returns whether it succeeded; a failure is reported like that of any call. */
export async function repeatCall(
  page: WholePage,
  record: RequestRecord,
  signal: AbortSignal,
): Promise<boolean> {
  const { island, url } = record
  const known = exchangeOf(record)?.call ?? { method: 'GET' as const, url, read: (text: string) => text }
  // Without its sequence, which would abort a call of the page.
  const { sequence: _, ...call } = known
  const caller = { island, host: document.documentElement, page, signal }
  return request(caller, call).then(
    () => true,
    () => false,
  )
}

/** The body that was sent, one field a line. */
export function bodyOf(record: RequestRecord): string {
  const { body } = exchangeOf(record)?.call ?? {}
  if (!body) return ''
  return [...body]
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
    .join('\n')
}
