/**
 * `sbom.cdx.json` (CycloneDX 1.6): the libraries inside the scripts. The package depends on none, so whoever audits
 * it finds their versions here only. Two builds of one tree write the same bytes: no date, no serial number.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile, Plugin } from 'esbuild'

interface Package {
  readonly name: string
  readonly version: string
  readonly license?: string
}
interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly integrity?: string; readonly dependencies?: Readonly<Record<string, string>> }>
  >
}
interface Library {
  /** Where the lock file has it: `node_modules/zod`. */
  readonly place: string
  /** Where this build has read it. */
  readonly folder: string
  /** The scripts that hold code of it. */
  readonly files: Set<string>
}

const libraries = new Map<string, Library>()
/** The last `node_modules` counts: a library may have one of its own. */
const FOLDER = /^(?:.*?\/)?(node_modules\/(?:.+\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//

/** Notes whose code each script holds; what was left out as unused is not in it. */
export const noteLibraries: Plugin = {
  name: 'ilots-libraries',
  setup(build) {
    build.initialOptions.metafile = true
    build.onEnd(({ metafile }) => note(metafile))
  },
}

function note(metafile: Metafile | undefined): void {
  for (const [file, { inputs }] of Object.entries(metafile?.outputs ?? {}))
    for (const [path, { bytesInOutput }] of Object.entries(inputs))
      if (bytesInOutput > 0 && !file.endsWith('.map')) noteModule(file, path)
}

/** The same of a script that Rolldown has written. */
export function noteChunk(
  file: string,
  modules: Readonly<Record<string, { readonly renderedLength: number }>>,
): void {
  for (const [id, { renderedLength }] of Object.entries(modules)) if (renderedLength > 0) noteModule(file, id)
}

function noteModule(file: string, path: string): void {
  const [match = '', place] = FOLDER.exec(path) ?? []
  if (!place) return
  const library = libraries.get(place) ?? { place, folder: match, files: new Set() }
  library.files.add(file)
  libraries.set(place, library)
}

/** After each part of the build: the last one has them all. At one go, since the parts end as they like. */
export function writeSbom(dist: string): void {
  const bill = billOf([...libraries.values()], readJson<Lock>('package-lock.json'), readJson('package.json'))
  writeFileSync(join(dist, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
}

const readJson = <Value>(path: string): Value => JSON.parse(readFileSync(path, 'utf8')) as Value
const addressOf = ({ name, version }: Package) => `pkg:npm/${name.replace('@', '%40')}@${version}`

function billOf(found: readonly Library[], lock: Lock, own: Package) {
  const known = found
    .map((library) => ({ ...library, own: readJson<Package>(join(library.folder, 'package.json')) }))
    .sort((a, b) => (addressOf(a.own) < addressOf(b.own) ? -1 : 1))
  const needs = (names: Readonly<Record<string, string>>) =>
    known.filter((each) => each.own.name in names).map((each) => addressOf(each.own))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'library', 'bom-ref': addressOf(own), ...identify(own) } },
    components: known.map((library) => ({
      type: 'library',
      'bom-ref': addressOf(library.own),
      ...identify(library.own),
      // What only the command needs no visitor gets.
      scope: [...library.files].every((file) => /(^|\/)cli\//.test(file)) ? 'optional' : 'required',
      hashes: hashesOf(lock.packages[library.place]?.integrity),
      evidence: {
        occurrences: [...library.files].sort().map((location) => ({ location })),
      },
    })),
    dependencies: [
      { ref: addressOf(own), dependsOn: known.map((each) => addressOf(each.own)) },
      ...known.map(({ own, place }) => ({
        ref: addressOf(own),
        dependsOn: needs(lock.packages[place]?.dependencies ?? {}),
      })),
    ],
  }
}

function identify(own: Package) {
  const { name, version, license = '' } = own
  const words = license.replace(/^\((.*)\)$/, '$1')
  const isOne = /^[\w.+-]+$/.test(words)
  return {
    name,
    version,
    licenses: words ? [isOne ? { license: { id: words } } : { expression: words }] : [],
    purl: addressOf(own),
  }
}

/** Of the package as it was fetched: `sha512-` in Base64, as npm writes it. */
function hashesOf(integrity = ''): { alg: string; content: string }[] {
  const [, base64] = /^sha512-(\S+)$/.exec(integrity) ?? []
  return base64 ? [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] : []
}
