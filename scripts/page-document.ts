/**
 * In the built scripts `document.body` is read past the elements that a page has named (src/members.ts): an image named
 * `currentScript`, `body` or `createElement` changes nothing, for libraries in the bundle either. The source keeps the
 * name that everybody knows. `tests/build` finds a member that is missing here.
 */

import type { BuildOptions } from 'esbuild'

/** Each is a property of a page's document that some script in the bundle asks for. */
const MEMBERS = [
  'activeElement',
  'addEventListener',
  'adoptedStyleSheets',
  'baseURI',
  'body',
  'characterSet',
  'compatMode',
  'contains',
  'cookie',
  'createComment',
  'createDocumentFragment',
  'createElement',
  'createElementNS',
  'createEvent',
  'createTextNode',
  'createTreeWalker',
  'currentScript',
  'dispatchEvent',
  'documentElement',
  'elementsFromPoint',
  'fonts',
  'forms',
  'getElementById',
  'getElementsByName',
  'head',
  'hidden',
  'implementation',
  'querySelector',
  'querySelectorAll',
  'readyState',
  'referrer',
  'removeEventListener',
  'scrollingElement',
  'styleSheets',
  'title',
  'visibilityState',
]

/** What esbuild puts in their place. */
const define = Object.fromEntries(
  ['document', 'window.document'].flatMap((page) =>
    MEMBERS.map((member) => [`${page}.${member}`, `pageDocument.${member}`]),
  ),
)

/** The first script makes it. */
export function readThroughPageDocument(options: BuildOptions): void {
  options.inject = ['src/page-document.ts']
  options.define = { ...options.define, ...define }
}

/** What comes later finds it, each file for itself: a shared one would be one more to fetch. */
export function readThroughGivenDocument(options: BuildOptions): void {
  options.banner = { js: "const pageDocument=window[/*@__PURE__*/Symbol.for('ilots')];" }
  options.define = { ...options.define, ...define }
}
