/** Options in an attribute: authors of content write them, so that few are allowed (contract §8). */

import { isInContent } from '../../src/dom/content'
import { Code, type Place, refusal } from '../../src/island/errors'
import type { Page } from '../../src/island/page'
import { escaped } from '../answers'
import { readRelaxed } from '../core/json'
import { type Dictionary, put } from '../core/loose'

/** Options for how a frame looks and loads; what is in it, what it may do and what listens to it cannot be set. */
const FRAME =
  /^(title|width|height|scrolling|frameborder|margin(width|height)|allowfullscreen|loading|class)$/i
/** Options that content may not set: the visitor closes its window, and the window's class may be a marker (contract §9). */
const NOT_IN_CONTENT: readonly string[] = ['closable', 'classWindow', 'classOverlay']
/** Options for which part of an answer is shown; how it is asked for and where it goes cannot be set. */
const CALL = /^(data|filter|noCache)$/
/** The names that are allowed inside these options. */
const NAMES: Readonly<Record<string, RegExp>> = { iframeOptions: FRAME, ajaxOptions: CALL }

/**
 * Reads the options. A function is never run, and a text is no HTML. When the attribute cannot be read, all
 * options have their defaults (§8.2).
 */
export function readOptions({ config, report }: Page, element: Element, text: string): Dictionary {
  const inContent = isInContent(element, config)
  const place = { island: 'SqueezeBox', element }
  const options: Dictionary = {}
  try {
    const given = Object(readRelaxed(text, functionsOf(report, text, place)))
    for (const [name, value] of Object.entries(given)) {
      if (value === null) continue
      const what = `${refusal(name, value, 'rien, dans un contenu')} Le donner dans un script.`
      if (inContent && NOT_IN_CONTENT.includes(name)) report.warn(Code.attributeRefused, what, place)
      else put(options, name, judged(report, name, value, place))
    }
  } catch (error) {
    report.warn(
      Code.modalOptions,
      `options illisibles, reçu « ${text} », attendu {handler:'iframe',size:{x:800,y:500}} (${(error as Error).message}) ; la fenêtre s'ouvre avec ses valeurs par défaut.`,
      place,
    )
  }
  return options
}

/** Reports each function in the text, in their order, by its name. */
function functionsOf(report: Page['report'], text: string, place: Place): () => void {
  const names = [...text.matchAll(/\b(\w{1,99})['"]?\s{0,9}:\s{0,9}function\b/g)].map(([, name]) => name)
  return () => {
    const name = names.shift() ?? ''
    report.warn(
      Code.codeRefused,
      `la fonction « ${name} » écrite dans l'attribut n'est pas exécutée ; la placer dans un fichier : SqueezeBox.addEvent('${name}', …).`,
      place,
    )
  }
}

function judged(report: Page['report'], option: string, value: unknown, place: Place): unknown {
  // Content as a text counts as HTML when a script gives it (contract §7): from an attribute, it is escaped.
  if (option === 'content') return escaped(String(value))
  const allowed = Object.hasOwn(NAMES, option) && NAMES[option]
  if (!allowed) return value
  const entries = Object.entries(Object(value)).filter(([name, each]) => {
    const isFit = allowed.test(name)
    const what = `${refusal(`${option}.${name}`, each, "un réglage d'apparence")} Le donner dans un script.`
    if (!isFit) report.warn(Code.attributeRefused, what, place)
    return isFit
  })
  return Object.fromEntries(entries)
}
