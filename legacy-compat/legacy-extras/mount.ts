import type { WholePage } from '../../src/contracts/whole-page'
import type { Additions, Kit } from '../kit'
import { colourLists, colourTexts, makeColor } from './color'
import { makeJsonp } from './jsonp'
import { cleanQueryString, parseQueryString } from './query-string'
import { makeQueue } from './queue'
import { makeUri } from './uri'

export async function create(page: WholePage, kit: Kit): Promise<Additions> {
  const URI = makeUri(page, kit)
  return {
    globals: { ...makeColor(kit), URI },
    requests: { JSONP: makeJsonp(page, kit), Queue: makeQueue(kit) },
    arrays: colourLists,
    strings: {
      ...colourTexts,
      parseQueryString,
      cleanQueryString,
      toURI(this: string, options?: unknown) {
        return new URI(String(this), options)
      },
    },
  }
}
