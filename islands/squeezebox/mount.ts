import { refusal, sentence } from '../../src/base/errors'
import { Code, type Message } from '../../src/contracts/errors'
import type { IslandContext } from '../../src/contracts/island'
import type { PopupParameters } from '../../src/contracts/services/modal'
import { isInContent } from '../../src/dom/content'
import { defineIsland } from '../../src/island/define-island'
import { linkedNode } from '../../src/overlay/linked'
import { opensPopup } from '../../src/overlay/opens-popup'
import { safeUrl } from '../../src/server/safe-url'
import { attributes } from './attributes'
import { handlerOf, type RelOptions, readRel } from './read-rel'

function mount(_: HTMLElement, context: IslandContext): void {
  opensPopup(context, () => read(context))
}

/** Reads what the link opens. @throws IlotsError `ILOTS-202` for a node that is not in the page. */
function read(context: IslandContext): PopupParameters {
  const { host } = context
  const options = readOptions(context)
  const href = options.url ?? host.getAttribute('href') ?? ''
  const handler = handlerOf(options, href, safeUrl(href))
  const size = { x: options.size?.x ?? 600, y: options.size?.y ?? 450 }
  const common = { handler, size, closable: readClosable(context, options) }
  if (handler === 'string') return { ...common, content: options.content ?? '' }
  if (handler === 'adopt') return { ...common, node: linkedNode(options.target ?? href, host) }
  return { ...common, url: href }
}

/** Whether the visitor may close it: always, when content opens it (contract §9). */
function readClosable({ host, page, island }: IslandContext, { closable = true }: RelOptions): boolean {
  if (closable || !isInContent(host, page.config)) return closable
  const message = sentence`${refusal('closable', closable, 'true')} Dans un contenu, la fenêtre se ferme toujours.`
  page.report.warn(Code.attributeRefused, message, { island, element: host })
  return true
}

/** Options as they are written. */
const EXAMPLE = "{handler:'iframe',size:{x:800,y:500}}"

/** Reads the options. What cannot be read is reported by name, and has its default (§8.2). */
function readOptions({ host, page, island }: IslandContext): RelOptions {
  const rel = host.getAttribute('rel') ?? ''
  const refused: string[] = []
  const report = (sentence: Message) =>
    page.report.error(Code.modalOptions, sentence, { island, element: host })
  try {
    const options = readRel(rel, (name, given) => refused.push(`${name} « ${shown(given)} »`))
    if (refused.length > 0)
      report(
        sentence`les paramètres de la modale n'ont pas tous pu être lus : reçu ${refused.join(', ')}, attendu \
${EXAMPLE} ; les autres sont gardés.`,
      )
    return options
  } catch (error) {
    const { message, cause = message.slice(0, 200) } = error as Error
    report(
      sentence`les paramètres de la modale n'ont pas pu être lus : rel reçu « ${rel} », attendu ${EXAMPLE} \
(${cause}) ; elle s'ouvre avec ses valeurs par défaut.`,
    )
    return readRel('')
  }
}

const shown = (given: unknown) => (typeof given === 'string' ? given : JSON.stringify(given)).slice(0, 200)

export const island = defineIsland(attributes, { fr: {}, en: {} }, mount)
