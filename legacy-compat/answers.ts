/** What of an answer may stand in the page (contract §8): for the widgets and requests that come later, not for the core. */
import type { Engine } from '../src/engine/engine'
import { Code } from '../src/island/errors'
import { toFragment, trustedTypesPolicy } from '../src/server/html'
import { clean } from '../src/server/server-html'

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

/** Rounds after which a text that still changes is none that an honest page writes. */
const ROUNDS = 8

/**
 * Nothing of it loads, or runs, before it is clean. It is read again until it stays the same, since what is harmless once
 * may be something else when it is written out and read again; and as a `div` reads it, where scripts write it.
 */
export function judge(given: string): Judged {
  let { template, isWhole } = cleaned(given)
  let html = template.innerHTML
  for (let last = given, round = 0; html !== last; round += 1) {
    last = html
    const next = cleaned(round < ROUNDS ? html : escaped(html))
    template = next.template
    isWhole &&= next.isWhole && round < ROUNDS
    html = template.innerHTML
  }
  if (!isHarmless(html)) return judge(escaped(html))
  const box = document.createElement('div')
  box.append(template.content)
  return { box, html: isWhole && isHarmless(given) ? given : html }
}

/** As parts of a page, rows of a table too. */
function cleaned(html: string): { template: HTMLTemplateElement; isWhole: boolean } {
  const template = document.createElement('template')
  template.innerHTML = trustedTypesPolicy().createHTML(html)
  const before = template.innerHTML
  clean(template.content)
  return { template, isWhole: template.innerHTML === before }
}

/** Nothing is taken out of what a `div` makes of it: one reads rows and columns without their table as nothing. */
function isHarmless(html: string): boolean {
  const inert = toFragment('').ownerDocument.createElement('div')
  inert.innerHTML = trustedTypesPolicy().createHTML(html)
  const before = inert.innerHTML
  clean(inert)
  return inert.innerHTML === before
}
