import type { Page } from '../../src/contracts/page'
import { methodsOf } from '../core/methods'
import type { Additions, Kit } from '../kit'
import { listFunctions, makeColor, textFunctions } from './color'
import { makeJsonp } from './jsonp'
import { cleanQueryString, parseQueryString } from './query-string'
import { makeQueue } from './queue'
import { makeUri } from './uri'

export async function create(page: Pick<Page, 'report'>, kit: Kit): Promise<Additions> {
  const URI = makeUri(page, kit)
  return {
    globals: { ...makeColor(kit), URI },
    requests: { JSONP: makeJsonp(page, kit), Queue: makeQueue(kit) },
    arrays: methodsOf(listFunctions),
    strings: methodsOf({
      ...textFunctions,
      parseQueryString,
      cleanQueryString,
      toURI: (text: string, options?: unknown) => new URI(String(text), options),
    }),
  }
}
