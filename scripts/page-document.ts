/**
 * In the built scripts `document.body` is read past the elements that a page has named (src/dom/members.ts): an image named
 * `currentScript`, `body` or `createElement` changes nothing, for libraries in the bundle either. The source keeps the
 * name that everybody knows. `tests/build` finds a member that is missing here.
 */

import { readFile } from 'node:fs/promises'
import type { BuildOptions, Plugin } from 'esbuild'

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

/** What esbuild puts in their place. @param page what stands for the document. */
const read = (page: string) =>
  Object.fromEntries(
    ['document', 'window.document'].flatMap((name) =>
      MEMBERS.map((member) => [`${name}.${member}`, `${page}.${member}`]),
    ),
  )

/** The first script makes it. */
export function readThroughPageDocument(options: BuildOptions): void {
  options.inject = ['src/dom/page-document.ts']
  options.define = { ...options.define, ...read('pageDocument') }
}

/** No name of the source: inside a function that has one like it, esbuild would put that one in. */
const GIVEN = '$ilots'

/** What comes later finds it, each file for itself: a shared one would be one more to fetch. */
export function readThroughGivenDocument(options: BuildOptions): void {
  // Nothing stays of it where it is not used; of `window` alone its name would.
  const place = "/*@__PURE__*/Object(window)[/*@__PURE__*/Symbol.for('ilots')]"
  options.banner = { js: `const ${GIVEN}=${place},membersOf=${GIVEN}.membersOf,safeUrl=${GIVEN}.safeUrl;` }
  options.define = { ...options.define, ...read(`${GIVEN}.page`) }
}

/** The page's document; a dollar is written twice in what a pattern is replaced by. */
const PAGE = `$${GIVEN}.page`

/** In a renderer's file: what it reads of a node, and what it reads instead. */
const RENDERERS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  // The document of the element that it draws into: always the page's own here.
  'preact/dist/preact.mjs': [[/\b\w+\.ownerDocument\|\|document\b/g, PAGE]],
  'react-dom/cjs/react-dom-client.production.js': [
    [
      /(?<=\? rootContainerElement\s*: )rootContainerElement\.ownerDocument\b|\b[\w.]+\.ownerDocument\b(?=\.\w)/g,
      PAGE,
    ],
    // It walks over the page's nodes, from the target of an event to what it has drawn, from what has the focus to the
    // top: in a form with a field called `parentNode` it would walk from the form to the field and back for ever.
    [/(?<![\w.])([a-z]\w*)\.(parentNode|nextSibling)\b(?=[\s;),])/gi, 'membersOf($1).$2'],
    // What it takes for the target of an event that is nothing of its own, and asks for its name: a window answers with
    // the image that is called `nodeName`.
    [/(?<=\btargetInst \? getNodeFromInstance\(targetInst\) : )window\b/g, '{}'],
  ],
}

/** @throws Error for a version of a renderer that writes it otherwise: this list is to be looked at again. */
export const rendererDocument: Plugin = {
  name: 'ilots-renderer-document',
  setup(build) {
    for (const [file, changes] of Object.entries(RENDERERS)) {
      const filter = new RegExp(`/${file.replaceAll('.', '\\.')}$`)
      build.onLoad({ filter }, async ({ path }) => {
        const source = await readFile(path, 'utf8')
        let contents = source
        for (const [pattern, instead] of changes) {
          const changed = contents.replace(pattern, instead)
          if (changed === contents) throw new Error(`${file} reads it in another way than ${pattern}`)
          contents = changed
        }
        return { contents, loader: 'js' }
      })
    }
  },
}

const IMPORT = /^import \{ (?:membersOf|safeUrl) \} from '[./\w-]+\/(?:members|safe-url)'$/gm

/** `membersOf` and `safeUrl` of code that comes later are the first script's, too: it imports none. */
export const givenFunctions: Plugin = {
  name: 'ilots-given-functions',
  setup: (build) =>
    build.onLoad({ filter: /[\\/](src|islands|legacy-compat)[\\/].*\.tsx?$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(IMPORT, ''),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    })),
}
