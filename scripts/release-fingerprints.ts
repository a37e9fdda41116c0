/**
 * Writes `cli/migrate/releases.json`: by which fingerprints `ilots check --migrate` knows the files of old libraries.
 * By hand, when a library has new releases: `npx tsx scripts/release-fingerprints.ts`. It asks npm for the last patch
 * of each minor; nothing of these packages is run.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fingerprint } from '../cli/migrate/fingerprint'
import { byAddress, LIBRARIES } from '../cli/migrate/libraries'
import { parse } from '../cli/migrate/parse'

const RELEASES = 'cli/migrate/releases.json'

interface Package {
  /** The library of `cli/migrate/libraries.json` that it is. */
  readonly library: string
  /** Its files that are not called like the library, by their path in it. */
  readonly also?: RegExp
}

/** By their names at npm. */
const PACKAGES: Readonly<Record<string, Package>> = {
  '@fancyapps/fancybox': { library: 'fancybox' },
  '@fancyapps/ui': { library: 'fancybox', also: /^dist\/(index|carousel|panzoom)/ },
  bootstrap: { library: 'bootstrap', also: /^(js|dist\/js)\// },
  'bootstrap-datepicker': { library: 'bootstrap-datepicker' },
  datatables: { library: 'datatables' },
  'datatables.net': { library: 'datatables' },
  fancybox: { library: 'fancybox' },
  inputmask: { library: 'inputmask', also: /phone-codes\// },
  jquery: { library: 'jquery' },
  'jquery-colorbox': { library: 'colorbox' },
  'jquery-mask-plugin': { library: 'inputmask' },
  'jquery-migrate': { library: 'jquery' },
  'jquery-ui': { library: 'jquery-ui', also: /^ui\/(?!vendor)/ },
  'jquery-ui-dist': { library: 'jquery-ui' },
  'jquery-validation': { library: 'validate', also: /^dist\/additional-methods/ },
  'jquery.inputmask': { library: 'inputmask', also: /phone-codes\// },
  'jquery.maskedinput': { library: 'inputmask' },
  'jquery.mmenu': { library: 'mmenu' },
  lightbox2: { library: 'lightbox2' },
  'magnific-popup': { library: 'magnific-popup' },
  'mmenu-js': { library: 'mmenu' },
  mootools: { library: 'mootools' },
  'mootools-more': { library: 'mootools' },
  'owl.carousel': { library: 'owl-carousel' },
  'slick-carousel': { library: 'slick' },
  swiper: { library: 'swiper', also: /idangerous\.swiper/ },
  tablesorter: { library: 'tablesorter', also: /\/(widgets|parsers)\// },
}

/** Folders that no page loads a script from, and translations. */
const OTHER_FOLDER =
  /(^|\/)(cjs|commonjs|demos?|docs?|examples?|i18n|l10n|locales?|localization|node_modules|specs?|src|tests?|translations)\//i

/** Two libraries in one file: its banners say which. */
const BOTH = /plus-jquery/

/** Shorter files, without comments, may be anybody's. */
const LEAST = 500

/** Asks a program. @throws Error with what it has said. */
function run(program: string, parameters: readonly string[], folder: string): string {
  const { status, error, stdout, stderr } = spawnSync(program, parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1_024 * 1_024,
  })
  if (status !== 0)
    throw new Error(
      `${program} ${parameters.join(' ')} ended with ${error?.message ?? status}, expected 0. ${RELEASES} is as it was: see whether the registry answers and has this package, then begin again. It has said:\n${stderr}`,
    )
  return stdout
}

/** The last patch of each minor; no release candidates. */
function versionsOf(name: string, folder: string): string[] {
  const reply: unknown = JSON.parse(run('npm', ['view', name, 'versions', '--json'], folder))
  const last = new Map<string, string>()
  // npm lists them in their order.
  for (const version of [reply].flat().map(String)) {
    const minor = /^(\d+\.\d+)\.\d+$/.exec(version)?.[1]
    if (minor) last.set(minor, version)
  }
  if (last.size === 0)
    throw new Error(`npm has no version of "${name}" like 1.2.3, expected one: see PACKAGES in this script.`)
  return [...last.values()]
}

/** Unpacks each version in a folder of its own. @returns these folders. */
function unpack(name: string, versions: readonly string[], parent: string): string[] {
  const packed = join(parent, 'packed')
  mkdirSync(packed)
  const wanted = versions.map((version) => `${name}@${version}`)
  run('npm', ['pack', ...wanted, '--silent', '--ignore-scripts', '--pack-destination', packed], parent)
  return readdirSync(packed).map((archive) => {
    const folder = join(parent, archive.replace(/\.tgz$/, ''))
    mkdirSync(folder)
    // An archive has one folder, which is not always called `package`.
    run('tar', ['-xzf', join(packed, archive), '-C', folder, '--strip-components', '1'], parent)
    return folder
  })
}

/** The script files of a release that a page loads, by their paths in it. */
const scriptsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?js$/i.test(entry.name) && !BOTH.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !OTHER_FOLDER.test(path))

/** Which library a file is: a package may have another one beside its own, most often jQuery. */
const libraryOf = (path: string, { library, also }: Package): string | undefined =>
  also?.test(path) ? library : byAddress(path)

function fingerprintOf(path: string): string | undefined {
  const text = readFileSync(path, 'utf8')
  const script = parse(text, false)
  const { comments, fault } = script.fault ? parse(text, true) : script
  const length = comments.reduce((left, { start, end }) => left - (end - start), text.length)
  return fault || length < LEAST ? undefined : fingerprint(text, comments)
}

/** Adds the files of a package to `found`: which libraries have a file of that fingerprint. */
function addPackage(name: string, wanted: Package, folder: string, found: Map<string, Set<string>>): void {
  const versions = versionsOf(name, folder)
  for (const release of unpack(name, versions, folder))
    for (const path of scriptsIn(release)) {
      const id = libraryOf(path, wanted)
      const key = id && fingerprintOf(join(release, path))
      if (key) found.set(key, (found.get(key) ?? new Set()).add(id))
    }
  console.log(`${name}: ${versions.join(' ')}`)
}

/** A file that two libraries have is neither's. */
function byLibrary(found: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> {
  const releases: Record<string, string[]> = {}
  for (const id of Object.keys(LIBRARIES)) {
    const known = [...found].flatMap(([key, ids]) => (ids.size === 1 && ids.has(id) ? [key] : []))
    if (known.length > 0) releases[id] = known.sort()
  }
  return releases
}

const room = mkdtempSync(join(tmpdir(), 'ilots-releases-'))
try {
  const found = new Map<string, Set<string>>()
  for (const [name, wanted] of Object.entries(PACKAGES)) {
    const folder = join(room, name.replace('/', '+'))
    mkdirSync(folder)
    addPackage(name, wanted, folder, found)
    rmSync(folder, { recursive: true })
  }
  writeFileSync(RELEASES, `${JSON.stringify(byLibrary(found), undefined, 2)}\n`)
} finally {
  rmSync(room, { recursive: true, force: true })
}
