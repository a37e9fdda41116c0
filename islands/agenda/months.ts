/** The months of a calendar: each is requested once (§7.6). */
import { replacement } from '../../src/server/replaced'
import { request } from '../../src/server/request'
import type { AgendaContext } from './context'

/** Month HTML by the body of its call. It lives in the module: a reply that replaces the agenda does not empty it. */
const known = new Map<string, string>()
const prefetched = new Set<string>()

/** @returns the HTML of a month, from memory when it is known; a call that is under way is shared. @throws as `request`. */
export async function askMonth(context: AgendaContext, date: string): Promise<string> {
  const body = bodyOf(context, date)
  const key = String(body)
  const url = `/${context.page.config.platform}/clients/utils/common.php`
  const html = known.get(key) ?? (await request(context, { url, body, html: true, read: replacement }))
  known.set(key, html)
  return html
}

/** Requests a month before the click on it. A request that fails is not repeated before that click. */
export function prefetch(context: AgendaContext, date: string): void {
  const key = String(bodyOf(context, date))
  if (prefetched.has(key)) return
  prefetched.add(key)
  askMonth(context, date).catch(() => {})
}

const bodyOf = ({ attributes: { param } }: AgendaContext, date: string) =>
  new URLSearchParams({ module: 'agenda', param, date })
