/** The two calls of §7.13. */
import { nonEmpty } from '../../src/server/replaced'
import { request } from '../../src/server/request'
import type { Context } from './parts'

const address = ({ engine }: Context) => `/${engine.config.platform}/ajax/modules/search/ajax_search.php`

/** Pop-ups by what was asked for: each opening begins with the server's own. */
const known = new Map<string, string>()
let count = 0

/** The pop-up's HTML, asked for once a page. It rejects as `request` does. */
export async function askPopup(context: Context): Promise<string> {
  const { versionSearch, idPageSearch } = context.attributes
  const body = new URLSearchParams({
    action: 'create_popup',
    version_search: versionSearch,
    id_page_search: idPageSearch,
  })
  const key = String(body)
  const html =
    known.get(key) ?? (await request(context, { url: address(context), body, html: true, read: fragment }))
  known.set(key, html)
  return html
}

/** @returns asks for the suggestions; a newer call aborts the one before. No HTML is no suggestion. */
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
      read: (text) => text && fragment(text),
    })
  }
}

/** A whole document is a page of another use: a login, an error. @throws Error */
function fragment(text: string): string {
  if (/<(!doctype|html|body)\b/i.test(text)) throw new Error('une page entière au lieu d’un fragment')
  return nonEmpty(text)
}
