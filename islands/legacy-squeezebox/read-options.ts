/** Options that stand in an attribute: whoever writes content writes them, so that they say little (contract §8). */
import { escaped } from '../../legacy-compat/answers'
import { readRelaxed } from '../../legacy-compat/core/json'
import { type Dictionary, put } from '../../legacy-compat/core/loose'
import type { Engine } from '../../src/engine/engine'
import { Code, type Place, refusal } from '../../src/island/errors'

/** How a frame looks and loads: not what is in it, what it may do, or what listens to it. */
const FRAME =
  /^(title|width|height|scrolling|frameborder|margin(width|height)|allowfullscreen|loading|class)$/i
/** What of an answer is shown: not how it is asked for, or where it goes. */
const CALL = /^(data|filter|noCache)$/
/** What may be given in these. */
const NAMES: Readonly<Record<string, RegExp>> = { iframeOptions: FRAME, ajaxOptions: CALL }

/** A function is never run, a text is no HTML; without what cannot be read, the others' defaults hold (§8.2). */
export function readOptions({ report }: Engine, element: Element, text: string): Dictionary {
  const place = { island: 'SqueezeBox', element }
  const options: Dictionary = {}
  try {
    const given = Object(readRelaxed(text, functionsOf(report, text, place)))
    for (const [name, value] of Object.entries(given))
      if (value !== null) put(options, name, judged(report, name, value, place))
  } catch (error) {
    report.warn(
      Code.modalOptions,
      `options illisibles, reçu « ${text} », attendu {handler:'iframe',size:{x:800,y:500}} (${(error as Error).message}) ; la fenêtre s'ouvre avec ses valeurs par défaut.`,
      place,
    )
  }
  return options
}

/** Tells of each function in the text, in their order, by its name. */
function functionsOf(report: Engine['report'], text: string, place: Place): () => void {
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

function judged(report: Engine['report'], option: string, value: unknown, place: Place): unknown {
  // Texts that a script gives are HTML (contract §7).
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
