import { defineIsland } from '../../src/define-island'
import { Code, ilotsError } from '../../src/errors'
import type { IslandContext } from '../../src/island'
import type { PopupParameters } from '../../src/services/modal'
import { safeUrl } from '../../src/urls'
import { attributes } from './attributes'
import { handlerOf } from './guess-handler'
import { messages } from './messages'
import { type RelOptions, readRel } from './read-rel'

function mount(host: HTMLElement, context: IslandContext): void {
  const { modal } = context.engine.services
  // A failure is told when it matters: on the click.
  modal.preload().catch(() => {})
  context.listen('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    event.preventDefault()
    const { href } = host as HTMLAnchorElement
    try {
      const parameters = read(host, context)
      // Without the modal's code the link is a link.
      modal.popup(parameters).catch(() => parameters.url && location.assign(href))
    } catch (error) {
      context.fail(error)
    }
  })
}

/** @throws IlotsError `ILOTS-203` for an address that is refused, `ILOTS-202` for a node that is not in the page. */
function read(host: HTMLElement, context: IslandContext): PopupParameters {
  const options = readOptions(host, context)
  const href = options.url ?? host.getAttribute('href') ?? ''
  const url = safeUrl(href)
  const handler = handlerOf(options, href, url)
  const size = { x: options.size?.x ?? 600, y: options.size?.y ?? 450 }
  const common = { handler, size, closable: options.closable ?? true, opener: host }
  if (handler === 'string') return { ...common, content: options.content ?? '' }
  if (handler === 'adopt') return { ...common, node: adopted(options.target ?? href) }
  if (!url || !/^https?:$/.test(url.protocol))
    throw ilotsError(
      Code.urlRefused,
      `l'adresse est refusée, reçu « ${href} », attendu une adresse http ou https.`,
    )
  // Written as the page wrote it: a frame's title tells a relative source from an absolute one (§4.10).
  return { ...common, url: href.trim() }
}

/** §8.2: what cannot be read is a console error, and the modal opens with its defaults. */
function readOptions(host: HTMLElement, { engine, island }: IslandContext): RelOptions {
  const rel = host.getAttribute('rel') ?? ''
  try {
    return readRel(rel)
  } catch (error) {
    engine.report.error(
      Code.modalOptions,
      `les paramètres de la modale n'ont pas pu être lus : rel reçu « ${rel} », attendu {handler:'iframe',size:{x:800,y:500}} (${(error as Error).message.slice(0, 200)}) ; elle s'ouvre avec ses valeurs par défaut.`,
      { island, element: host },
    )
    return {}
  }
}

function adopted(target: string): Element {
  const id = target.replace(/^.*#/, '')
  const node = document.getElementById(id)
  if (node) return node
  throw ilotsError(Code.partMissing, `aucun élément de la page n'a l'id « ${id} » que le lien doit montrer.`)
}

export const island = defineIsland(attributes, messages, mount)
