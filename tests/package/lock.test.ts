/** `package-lock.json`: what is installed is what was locked, whichever registry it comes from. */
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'

interface Entry {
  version: string
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
}

let entries: [string, Entry][]
let text: string
beforeAll(async () => {
  text = await readFile('package-lock.json', 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }
  entries = Object.entries(packages).filter(([place, { link }]) => place !== '' && !link)
})

test('every package has its hash', () => {
  const without = entries.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
  expect(without.map(([place]) => place)).toEqual([])
})

test('a hash is SHA-512', () => {
  const weak = entries.filter(([, { integrity }]) => integrity && !/^sha512-[\w+/]{86}==$/.test(integrity))
  expect(weak.map(([place]) => place)).toEqual([])
})

test('no registry is named', () => {
  expect(entries.filter(([, { resolved }]) => resolved).map(([place]) => place)).toEqual([])
  expect(text).not.toMatch(/https?:\/\/[^"]*\.tgz/)
})

test('it is of the package as it is', async () => {
  const own = JSON.parse(await readFile('package.json', 'utf8'))
  const { packages } = JSON.parse(text)
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
