/** What an answer of the server may hold (contract §8): lists of what is allowed, and what becomes of the rest. */

const words = (text: string): readonly string[] => text.split(' ')

/** HTML that is read: text, structure, tables, links and pictures, also elements of older standards. */
const TEXT = words(
  'a abbr acronym address article aside b bdi bdo big blockquote br caption center cite code col colgroup ' +
    'data dd del details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr ' +
    'i img ins kbd li main mark menu nav nobr ol p picture pre q rb rp rt rtc ruby s samp search section small ' +
    'source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr',
)

/** HTML that is used: forms, media, frames, and what scripts of the page fill. */
const CONTROLS = words(
  'area audio button canvas datalist dialog fieldset form iframe input label legend map meter optgroup option ' +
    'output progress select selectedcontent slot template textarea track video',
)

/** Shapes, text, gradients, and what joins them; neither `animate`, `image`, `foreignObject` nor filters. */
const SVG = words(
  'svg g defs symbol use a title desc path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop clipPath mask pattern marker',
)

/** How formulas look. `annotation`, `annotation-xml` and `maction` are not among it. */
const MATHML = words(
  'math semantics mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom mfenced ' +
    'menclose msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mlabeledtr ' +
    'mtd',
)

/** HTML whose content goes with it: it is no text of the page, not in sight, or no text without its element. */
const WITH_CONTENT = words(
  'script style noscript noembed noframes title template dialog iframe select datalist textarea audio video canvas',
)

/** Names with a hyphen that are no custom elements (HTML, valid custom element name). */
const RESERVED = words(
  'annotation-xml color-profile font-face font-face-src font-face-uri font-face-format font-face-name missing-glyph',
)

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const MATHML_NAMESPACE = 'http://www.w3.org/1998/Math/MathML'

/** What a place takes. */
export type Allowed = 'page' | 'text'

/**
 * What becomes of an element of an answer: it stays, goes with all that is in it, or leaves what is in it in its
 * place, which is judged by itself. Without an element of a drawing or a formula, what is in it has no meaning.
 */
export type Fate = 'stays' | 'goes' | 'leaves its content'

/** @param also HTML elements that may stay where only text may. */
export function fateOf(element: Element, allowed: Allowed, also: readonly string[] = []): Fate {
  const { localName, namespaceURI } = element
  if (namespaceURI === SVG_NAMESPACE) return SVG.includes(localName) ? 'stays' : 'goes'
  if (namespaceURI === MATHML_NAMESPACE) return MATHML.includes(localName) ? 'stays' : 'goes'
  if (TEXT.includes(localName) || also.includes(localName)) return 'stays'
  if (allowed === 'page' && (CONTROLS.includes(localName) || isCustom(localName))) return 'stays'
  if (localName === 'meta' || localName === 'link') return isMicrodata(element) ? 'stays' : 'goes'
  return WITH_CONTENT.includes(localName) || element.hasAttribute('hidden') ? 'goes' : 'leaves its content'
}

const isCustom = (name: string) => name.includes('-') && !RESERVED.includes(name)

/** `<meta itemprop>` and `<link itemprop>` say something of an item of the page; others speak for the whole page. */
const isMicrodata = (element: Element) =>
  element.hasAttribute('itemprop') && !element.matches('[rel],[name],[http-equiv],[charset]')
