/**
 * What of an answer may be put into the page (contract §8). The widgets and requests of chunks use it, the core does
 * not.
 */

import { sentence } from '../src/base/errors'
import { Code } from '../src/contracts/errors'
import type { Page } from '../src/contracts/page'
import { toFragment } from '../src/server/html'
import { clean } from '../src/server/server-html'

const HTML = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i
const SIGNS = /[&<>"']/g

/** Writes a text as HTML: it stays text wherever it is put. */
export const escaped = (text: string): string => text.replace(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`)

/** Reads an answer as HTML. One that is not sent as HTML, such as an uploaded file, stays text, with a warning. */
export function htmlOf(page: Pick<Page, 'report'>, call: XMLHttpRequest, text: string): string {
  const type = call.getResponseHeader('Content-Type')
  if (HTML.test(type ?? '')) return text
  page.report.warn(
    Code.malformedReply,
    sentence`${call.responseURL} : reçu « ${type} », attendu du HTML (text/html) ; la réponse est montrée comme du texte.`,
  )
  return escaped(text)
}

interface Judged {
  /** Holds the nodes; it is in no page. */
  readonly box: HTMLElement
  /** The HTML as it was given, when nothing is taken out. */
  readonly html: string
}

/** Rounds after which HTML that still changes is made text: no honest page writes such HTML. */
const ROUNDS = 8

/**
 * Cleans HTML before anything of it loads or runs. It is read again until it stays the same: HTML that is harmless at
 * first may be something else once it is written out and read again. Scripts write it into a `div`: HTML that a `div`
 * would read as harmful becomes text.
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

/** Cleans HTML as parts of a page, which may be rows of a table. */
function cleaned(html: string): { template: HTMLTemplateElement; isWhole: boolean } {
  const template = document.createElement('template')
  template.content.append(toFragment(html))
  const before = template.innerHTML
  clean(template.content)
  return { template, isWhole: template.innerHTML === before }
}

/**
 * Whether nothing must be taken out of what a `div` makes of it: without their table, a `div`
 * drops the tags of rows and columns.
 */
function isHarmless(html: string): boolean {
  const nodes = toFragment(html, 'div')
  const inert = nodes.ownerDocument.createElement('div')
  inert.append(nodes)
  const before = inert.innerHTML
  clean(inert)
  return inert.innerHTML === before
}
