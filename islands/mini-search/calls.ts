/** The two calls of §7.13. */
import { replacement } from '../../src/server/replaced'
import { request } from '../../src/server/request'
import type { Context } from './context'

const address = ({ page }: Context) => `/${page.config.platform}/ajax/modules/search/ajax_search.php`

/** The server's pop-ups by request: each opening starts from the same HTML. */
const known = new Map<string, string>()
let count = 0

/** The pop-up's HTML, requested once a page. @throws as `request`. */
export async function askPopup(context: Context): Promise<string> {
  const { versionSearch, idPageSearch } = context.attributes
  const body = new URLSearchParams({
    action: 'create_popup',
    version_search: versionSearch,
    id_page_search: idPageSearch,
  })
  const key = String(body)
  const html =
    known.get(key) ?? (await request(context, { url: address(context), body, html: true, read: replacement }))
  known.set(key, html)
  return html
}

/** @returns requests the suggestions; a newer call aborts the last one. An empty answer means no suggestion. */
export function suggestionCall(context: Context): (body: URLSearchParams) => Promise<string> {
  count += 1
  const sequence = `mini-search ${count}`
  return (body) => {
    body.set('version_search', context.attributes.versionSearch)
    return request(context, {
      url: address(context),
      body,
      sequence,
      html: true,
      read: (text) => text && replacement(text),
    })
  }
}
