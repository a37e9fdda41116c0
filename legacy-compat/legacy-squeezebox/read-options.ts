/** Options in an attribute: authors of content write them, so that few are allowed (contract §8). */

import { refusal, sentence } from '../../src/base/errors'
import { Code, type Message, type Place } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import { isInContent } from '../../src/dom/content'
import { readSide } from '../../src/overlay/side'
import { escaped } from '../answers'
import { type Dictionary, put } from '../core/loose'
import type { Kit } from '../kit'

/** Options for how a frame looks and loads; what is in it, what it may do and what listens to it cannot be set. */
const FRAME =
  /^(title|width|height|scrolling|frameborder|margin(width|height)|allowfullscreen|loading|class)$/i
/** Options that content may not set: the visitor closes its window, whose class may be a marker (contract §9). */
const NOT_IN_CONTENT: readonly string[] = ['closable', 'classWindow', 'classOverlay']
/** Options for which part of an answer is shown; how it is asked for and where it goes cannot be set. */
const CALL = /^(data|filter|noCache)$/
/** The names that are allowed inside these options. */
const NAMES: Readonly<Record<string, RegExp>> = { iframeOptions: FRAME, ajaxOptions: CALL }

/**
 * Reads the options. A function is never run, and a text is no HTML. Each option that cannot be read is reported by
 * its name, and has its default (§8.2).
 */
export function readOptions(
  { config, report }: Pick<Page, 'config' | 'report'>,
  { isFunction, readLiteral }: Kit['literals'],
  element: Element,
  text: string,
): Dictionary {
  const inContent = isInContent(element, config)
  const place = { island: 'SqueezeBox', element }
  const options: Dictionary = {}
  const complain = (what: Message) =>
    report.warn(Code.modalOptions, sentence`${what}, attendu ${EXAMPLE}.`, place)
  const unread = (name: string, source: string) => {
    const given = source.slice(0, 200)
    if (isFunction(source)) reportFunction(report, name, place)
    else
      complain(
        sentence`les paramètres ne sont pas tous lus, les autres sont gardés : ${name} reçu « ${given} »`,
      )
  }
  try {
    const given = Object(readLiteral(text, unread))
    for (const [name, value] of Object.entries(given)) {
      if (value === null) continue
      const what = sentence`${refusal(name, value, 'rien, dans un contenu')} Le donner dans un script.`
      if (inContent && NOT_IN_CONTENT.includes(name)) report.warn(Code.attributeRefused, what, place)
      else if (name === 'size') put(options, name, sizeOf(Object(value), unread))
      else put(options, name, judged(report, name, value, place))
    }
  } catch (error) {
    complain(
      sentence`options illisibles, valeurs par défaut : reçu « ${text} » (${(error as Error).message})`,
    )
  }
  return options
}

const EXAMPLE = "{handler:'iframe',size:{x:800,y:500}}"

/** Only the sides that are one: the others have their defaults. */
function sizeOf(given: Dictionary, refuse: (name: string, source: string) => void): Dictionary {
  const size: Dictionary = {}
  for (const side of ['x', 'y'] as const) {
    const written = given[side] ?? undefined
    if (written === undefined) continue
    const pixels = readSide(written, side)
    if (pixels === undefined) refuse(`size.${side}`, String(written))
    else size[side] = pixels
  }
  return size
}

function reportFunction(report: Page['report'], name: string, place: Place): void {
  report.warn(
    Code.codeRefused,
    sentence`la fonction « ${name} » écrite dans l'attribut n'est pas exécutée ; la placer dans un fichier : \
SqueezeBox.addEvent('${name}', …).`,
    place,
  )
}

function judged(report: Page['report'], option: string, value: unknown, place: Place): unknown {
  // Content as a text counts as HTML when a script gives it (contract §7): from an attribute, it is escaped.
  if (option === 'content') return escaped(String(value))
  const allowed = Object.hasOwn(NAMES, option) && NAMES[option]
  if (!allowed) return value
  const entries = Object.entries(Object(value)).filter(([name, each]) => {
    const isFit = allowed.test(name)
    const what = sentence`${refusal(`${option}.${name}`, each, "un réglage d'apparence")} Le donner dans un script.`
    if (!isFit) report.warn(Code.attributeRefused, what, place)
    return isFit
  })
  return Object.fromEntries(entries)
}
