/**
 * Where the inspector stands: a shadow tree in the top layer. The site's styles, the scan for markers and the page's own
 * queries do not reach into it, and nothing of the page moves.
 */
import styles from 'styles:inspector'
import type { Engine } from '../../src/engine'
import { Code } from '../../src/errors'
import { keepOnTop } from '../../src/services/on-top'
import { styled } from '../../src/styles'
import { Outline } from './outline'

export interface Shell {
  /** In the page; `ilots-inspector`. */
  readonly host: HTMLElement
  /** What React draws in. */
  readonly place: HTMLElement
  readonly outline: Outline
}

/** Shown until `signal` aborts; settles when its styles are there. */
export async function makeShell(engine: Engine, signal: AbortSignal): Promise<Shell> {
  const host = document.createElement('div')
  host.className = 'ilots-inspector'
  host.popover = 'manual'
  const root = host.attachShadow({ mode: 'open' })
  const place = document.createElement('div')
  const outline = new Outline(signal)
  document.body.append(host)
  signal.addEventListener('abort', () => host.remove())
  await Promise.all([styled(engine), linked(engine, root)])
  root.append(outline.element, place)
  // Closed before its styles came: it stays out of the page.
  if (!signal.aborted) keepOnTop(host, signal)
  return { host, place, outline }
}

function linked({ nonce, report }: Engine, root: ShadowRoot): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles, nonce })
  root.append(link)
  return new Promise((resolve) => {
    link.onload = () => resolve()
    link.onerror = () => {
      report.error(Code.styleFailed, `la feuille de style ${styles} n'a pas pu être chargée.`)
      resolve()
    }
  })
}
