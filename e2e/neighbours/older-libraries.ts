/** The older libraries that replace functions of the browser's own (docs/replaced-natives.md), as a page has them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Libraries of one page, in the order of their tags. */
export interface Libraries {
  readonly name: string
  readonly files: readonly string[]
  /** What they throw on a page of their own, without the tag. */
  readonly throws?: RegExp
}

/** The package has them to be compared with, as they were published. */
const PROTOTYPE_1_6 = 'sizzle/speed/frameworks/prototype.js'
const MOOTOOLS_1_2 = 'sizzle/speed/frameworks/mootools.js'
const PROTOTYPE = 'files/prototype-1.7.3.js'
const MOOTOOLS = 'files/mootools-core-1.4.5.js'

/** What the repository has. */
const OWN: readonly Libraries[] = [
  { name: 'Prototype 1.6.0.3', files: [PROTOTYPE_1_6] },
  { name: 'Prototype 1.7.3', files: [PROTOTYPE] },
  { name: 'MooTools 1.2.1', files: [MOOTOOLS_1_2] },
  { name: 'MooTools 1.4.5 with its 1.2 compatibility', files: [MOOTOOLS] },
  { name: 'Prototype 1.7.3, then MooTools', files: [PROTOTYPE, MOOTOOLS] },
  { name: 'MooTools, then Prototype 1.7.3', files: [MOOTOOLS, PROTOTYPE] },
]

/**
 * Other versions come from a folder: whoever has `prototype-1.6.1.js` and its like there runs the journeys beside
 * them.
 */
const FOLDER = process.env.NEIGHBOURS
const OTHERS = ['prototype-1.6.1', 'mootools-1.2.6', 'mootools-1.6.0']
const of = (name: string): Libraries => ({ name, files: [join(FOLDER ?? '', `${name}.js`)] })
const given = FOLDER ? OTHERS.map(of).filter(({ files: [file = ''] }) => existsSync(file)) : []

/** MooTools after each Prototype, where the folder has it. */
const pairs = [...OWN, ...given]
  .filter(({ name }) => /^prototype [^,]*$|^prototype-/i.test(name))
  .flatMap((first): Libraries[] => {
    const [later] = given.filter(({ name }) => name === 'mootools-1.6.0')
    if (!later) return []
    const pair = { name: `${first.name}, then ${later.name}`, files: [...first.files, ...later.files] }
    return [
      first.name.includes('1.6')
        ? { ...pair, throws: /Illegal invocation|does not implement interface/ }
        : pair,
    ]
  })

export const libraries: readonly Libraries[] = [...OWN, ...given, ...pairs]
