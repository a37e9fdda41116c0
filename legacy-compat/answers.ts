/** What of an answer may stand in the page (contract §8): for the widgets and requests that come later, not for the core. */
import type { Engine } from '../src/engine'
import { Code } from '../src/errors'
import { toFragment } from '../src/html'
import { clean } from '../src/server-html'

const HTML = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i
const SIGNS = /[&<>"']/g

/** A text as HTML: it stays text wherever it is written. */
export const escaped = (text: string): string => text.replace(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`)

/** The answer as HTML. What does not say that it is HTML, as an uploaded file may, is text, with a warning. */
export function htmlOf(engine: Engine, call: XMLHttpRequest, text: string): string {
  const type = call.getResponseHeader('Content-Type')
  if (HTML.test(type ?? '')) return text
  engine.report.warn(
    Code.malformedReply,
    `${call.responseURL} : reçu « ${type} », attendu du HTML (text/html) ; la réponse est montrée comme du texte.`,
  )
  return escaped(text)
}

interface Judged {
  /** Holds the nodes, and is in no page. */
  readonly box: HTMLElement
  /** As it was given when nothing is taken out. */
  readonly html: string
}

/** Nothing of it loads, or runs, before it is clean. */
export function judge(given: string): Judged {
  const fragment = toFragment(given)
  const inert = fragment.ownerDocument.createElement('div')
  inert.append(fragment)
  const before = inert.innerHTML
  clean(inert)
  const after = inert.innerHTML
  const box = document.createElement('div')
  box.append(...inert.childNodes)
  return { box, html: before === after ? given : after }
}
