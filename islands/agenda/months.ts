/** The months of a calendar, asked for once each (§7.6). */
import type { IslandContext } from '../../src/island/island'
import { nonEmpty } from '../../src/server/replaced'
import { request } from '../../src/server/request'
import type { attributes } from './attributes'
import type { messages } from './messages'

export type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

/** By the body of their call: a reply that replaces the agenda does not make it forget. */
const known = new Map<string, string>()
const prefetched = new Set<string>()

/** The HTML of a month. A call that is under way is not made again. @throws as `request`. */
export async function askMonth(context: Context, date: string): Promise<string> {
  const body = bodyOf(context, date)
  const key = String(body)
  const url = `/${context.engine.config.platform}/clients/utils/common.php`
  const html = known.get(key) ?? (await request(context, { url, body, html: true, read: nonEmpty }))
  known.set(key, html)
  return html
}

/** Ahead of the click. One that fails is not tried again before it. */
export function prefetch(context: Context, date: string): void {
  const key = String(bodyOf(context, date))
  if (prefetched.has(key)) return
  prefetched.add(key)
  askMonth(context, date).catch(() => {})
}

const bodyOf = ({ attributes: { param } }: Context, date: string) =>
  new URLSearchParams({ module: 'agenda', param, date })
