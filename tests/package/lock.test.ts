/** The lock files: what is installed is what was locked, whichever registry it comes from. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

interface Entry {
  version: string
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
}

const textOf = (lock: string) => readFile(lock, 'utf8')
async function entriesOf(lock: string): Promise<[string, Entry][]> {
  const { packages } = JSON.parse(await textOf(lock)) as { packages: Record<string, Entry> }
  return Object.entries(packages).filter(([place, { link }]) => place !== '' && !link)
}

describe.each(['package-lock.json', 'bench/package-lock.json', 'tests/bundlers/package-lock.json'])(
  '%s',
  (lock) => {
    test('every package has its hash', async () => {
      const without = (await entriesOf(lock)).filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
      expect(without.map(([place]) => place)).toEqual([])
    })

    test('a hash is SHA-512', async () => {
      const weak = (await entriesOf(lock)).filter(
        ([, { integrity }]) => integrity && !/^sha512-[\w+/]{86}==$/.test(integrity),
      )
      expect(weak.map(([place]) => place)).toEqual([])
    })

    test('no registry is named', async () => {
      const named = (await entriesOf(lock)).filter(([, { resolved }]) => resolved)
      expect(named.map(([place]) => place)).toEqual([])
      expect(await textOf(lock)).not.toMatch(/https?:\/\/[^"]*\.tgz/)
    })
  },
)

test('it is of the package as it is', async () => {
  const own = JSON.parse(await readFile('package.json', 'utf8'))
  const { packages } = JSON.parse(await textOf('package-lock.json'))
  const { name, version, license, bin, devDependencies, engines, peerDependencies, peerDependenciesMeta } =
    own
  expect(packages['']).toEqual({
    name,
    version,
    license,
    bin,
    devDependencies,
    engines,
    peerDependencies,
    peerDependenciesMeta,
  })
})
