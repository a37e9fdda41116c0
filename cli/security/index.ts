/** `--security`: what somebody who may write HTML without script could do with a page, and what would stop it. */

import { type Noticed as NoticedAs, noticed } from '../shared/finding'
import { tagsOf } from '../shared/script-tag'
import type { Source } from '../shared/source'
import { checkAddresses } from './addresses'
import { checkContent, configIn, contentOf } from './content'
import { checkHeaders } from './headers'
import type { Noticed } from './messages'
import { checkNames } from './names'

/** Before an island changes anything. @param product the prefix of the globals. */
export async function checkSecurity(root: Document, source: Source, product: string): Promise<Noticed[]> {
  const isContent = contentOf(root)
  const { platform } = configIn(root)
  const [tag] = tagsOf(root)
  const place = {
    root,
    url: source.url,
    isFile: source.headers === undefined,
    platform: tag?.dataset.platform ?? (typeof platform === 'string' ? platform : 'platform'),
  }
  return [
    ...(await checkHeaders(root, source)),
    ...checkContent(root, isContent, { isWhole: /<(html|head|body)\b/i.test(source.html), product }),
    ...checkNames(root, product),
    ...checkAddresses(place),
    ...inspectorOf(root, tag),
  ].map((each) => worseInside(each, isContent))
}

/** Handlers and `javascript:` are hints elsewhere: here they are what a policy has to stop. */
export function raiseHandlers<Code extends string>(
  root: Document,
  all: readonly NoticedAs<Code>[],
): NoticedAs<Code>[] {
  const isContent = contentOf(root)
  return all.map((each) =>
    each.code === 'inline-handler' ? worseInside({ ...each, level: 'warning' }, isContent) : each,
  )
}

const INSIDE = /^(inline-handler|name-document|address-elsewhere|form-elsewhere|opener)$/

/** What an editor has written there a template would not: it is one level worse. */
function worseInside<Code extends string>(
  each: NoticedAs<Code>,
  isContent: (node: Node) => boolean,
): NoticedAs<Code> {
  if (!each.at || !INSIDE.test(each.code) || !isContent(each.at)) return each
  return { ...each, level: each.level === 'hint' ? 'warning' : 'error' }
}

function inspectorOf(root: Document, tag: HTMLScriptElement | undefined): Noticed[] {
  const own = tag?.dataset.inspector
  const value = own ?? configIn(root).inspector
  if (value !== 'on' && value !== 'query') return []
  const at = own ? tag : (root.querySelector('script#ilots-config') ?? undefined)
  return [noticed('warning', 'inspector-on', at, { value })]
}
