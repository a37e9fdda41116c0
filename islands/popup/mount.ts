import { refusal, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { IslandContext } from '../../src/contracts/island'
import type { Query } from '../../src/contracts/services/modal'
import { dataOf } from '../../src/dom/data-of'
import { defineIsland } from '../../src/island/define-island'
import { opensPopup } from '../../src/overlay/opens-popup'
import { readJson } from '../../src/server/json'
import { attributes } from './attributes'

function mount(host: HTMLElement, context: IslandContext<typeof attributes>): void {
  const { type, width: x, height: y } = context.attributes
  opensPopup(context, () => ({
    handler: type,
    // A link may lead to a whole page without script, and name its fragment in `data-url`.
    url: dataOf(host).url || (host.getAttribute('href') ?? ''),
    params: paramsOf(context),
    size: { x, y },
  }))
}

/** Reads `data-params`. What cannot be read is reported, and the pop-up opens without parameters. */
function paramsOf({ host, page, island }: IslandContext): Query {
  const raw = dataOf(host).params ?? ''
  try {
    return readParams(raw)
  } catch {
    const refused = refusal('data-params', raw.slice(0, 200), 'un objet JSON comme {"agence":"brest"}')
    const message = sentence`${refused} La fenêtre s'ouvre sans ces paramètres.`
    page.report.error(Code.attributeRefused, message, { island, element: host })
    return {}
  }
}

/**
 * Reads `data-params`, a JSON object (contract §4.2). An empty attribute has no parameters, nor has `[]`, PHP's empty
 * object.
 * @throws SyntaxError or TypeError for anything but an object.
 */
export function readParams(raw: string): Query {
  const given = raw.trim() ? readJson(raw) : {}
  const isList = Array.isArray(given)
  if (Object(given) !== given || (isList && given.length > 0)) throw new TypeError('attendu un objet JSON')
  return isList ? {} : { ...(given as Query) }
}

export const island = defineIsland(attributes, { fr: {}, en: {} }, mount)
