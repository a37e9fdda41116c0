/** A call is made again, as it was. Its answer is checked as the first one was, and not put into the page. */
import type { Engine, RequestRecord } from '../../src/engine/engine'
import { exchangeOf } from '../../src/server/exchanges'
import { request } from '../../src/server/request'

/** Reading is free; anything else may write, and is asked about. */
export const writes = ({ method }: RequestRecord): boolean => !/^(GET|HEAD)$/i.test(method)

/** The call is known only of records of this page's own requests. */
export const canRepeat = (record: RequestRecord): boolean =>
  record.state !== 'sent' && (exchangeOf(record) !== undefined || !writes(record))

/** @returns whether it succeeded; a failure is reported as any call's is. */
export async function repeatCall(
  engine: Engine,
  record: RequestRecord,
  signal: AbortSignal,
): Promise<boolean> {
  const { island, url } = record
  const known = exchangeOf(record)?.call ?? { method: 'GET' as const, url, read: (text: string) => text }
  // A newer call of the same sequence would end the page's own.
  const { sequence: _, ...call } = known
  const caller = { island, host: document.documentElement, engine, signal }
  return request(caller, call).then(
    () => true,
    () => false,
  )
}

/** What was sent, a field a line. */
export function bodyOf(record: RequestRecord): string {
  const { body } = exchangeOf(record)?.call ?? {}
  if (!body) return ''
  return [...body]
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
    .join('\n')
}
