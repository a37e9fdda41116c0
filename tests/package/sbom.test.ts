/** `dist/sbom.cdx.json`, against what CycloneDX 1.6 asks for and what the scripts hold. Needs a build. */
import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'

interface Component {
  type: string
  'bom-ref': string
  name: string
  version: string
  purl: string
  scope: string
  licenses: ({ license: { id: string } } | { expression: string })[]
  hashes: { alg: string; content: string }[]
  evidence: { occurrences: { location: string }[] }
}
interface Bill {
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

let text: string
let bill: Bill
const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))
beforeAll(async () => {
  text = await readFile('dist/sbom.cdx.json', 'utf8')
  bill = JSON.parse(text) as Bill
})

/** What the schema allows (`additionalProperties: false`), of what is used here. */
const KEYS = {
  bill: ['$schema', 'bomFormat', 'specVersion', 'version', 'metadata', 'components', 'dependencies'],
  component: ['type', 'bom-ref', 'name', 'version', 'licenses', 'purl', 'scope', 'hashes', 'evidence'],
}

test('says which format it is, and nothing that changes from one build to the next', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  expect(Object.keys(bill).sort()).toEqual([...KEYS.bill].sort())
  expect(text).not.toMatch(/timestamp|serialNumber|registry|"\//)
  expect(text).not.toContain(process.cwd())
})

test('is of this package and version', async () => {
  const { name, version, license } = await read('package.json')
  expect(bill.metadata.component).toMatchObject({
    type: 'library',
    name,
    version,
    licenses: [{ license: { id: license } }],
    purl: `pkg:npm/${name}@${version}`,
  })
})

test('each library has its version, licence, address, hash and the files that hold it', async () => {
  const { packages } = await read('package-lock.json')
  expect(bill.components.length).toBeGreaterThan(8)
  for (const component of bill.components) {
    const { name, version, purl, licenses, hashes, scope, evidence } = component
    expect(Object.keys(component).sort()).toEqual([...KEYS.component].sort())
    expect(component).toMatchObject({ type: 'library', 'bom-ref': purl })
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect(['required', 'optional']).toContain(scope)
    expect(JSON.stringify(licenses)).toMatch(
      /^\[\{"(license":\{"id":"[\w.-]+"\}|expression":"[^"]+ OR [^"]+")\}\]$/,
    )
    const integrities = Object.entries<{ version: string; integrity?: string }>(packages)
      .filter(([place, each]) => place.endsWith(`node_modules/${name}`) && each.version === version)
      .map(([, { integrity }]) => integrity)
    const [hash] = hashes
    expect([hashes.length, hash?.alg, hash?.content]).toEqual([
      1,
      'SHA-512',
      expect.stringMatching(/^[a-f\d]{128}$/),
    ])
    expect(integrities).toContain(`sha512-${Buffer.from(hash?.content ?? '', 'hex').toString('base64')}`)
    expect(evidence.occurrences.length).toBeGreaterThan(0)
    for (const { location } of evidence.occurrences) await expect(readFile(location)).resolves.toBeDefined()
  }
})

test('references are unique, and each of them is there', () => {
  const references = [bill.metadata.component, ...bill.components].map((each) => each['bom-ref'])
  expect(new Set(references).size).toBe(references.length)
  expect(bill.dependencies.map(({ ref }) => ref).sort()).toEqual([...references].sort())
  for (const { dependsOn } of bill.dependencies)
    for (const ref of dependsOn) expect(references).toContain(ref)
})

describe('nothing that is bundled is missing', () => {
  const names = () => bill.components.map(({ name }) => name)

  test('of what the pages load: their source maps name every source', async () => {
    const maps = (await readdir('dist', { recursive: true })).filter((path) => path.endsWith('.js.map'))
    const sources = await Promise.all(
      maps.map(async (path) => ((await read(`dist/${path}`)) as { sources: string[] }).sources),
    )
    const found = new Set(
      sources.flat().flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
    )
    expect(found.size).toBeGreaterThan(5)
    expect([...found].filter((name) => !names().includes(name))).toEqual([])
  })

  test('of the command and of either flavour', () => {
    expect(names()).toEqual(
      expect.arrayContaining(['happy-dom', 'preact', 'react', 'react-dom', 'zod', 'zustand']),
    )
    const find = (wanted: string) => bill.components.find(({ name }) => name === wanted)
    expect(find('happy-dom')?.scope).toBe('optional')
    expect(find('preact')?.evidence.occurrences.some(({ location }) => /react\//.test(location))).toBe(false)
  })
})
