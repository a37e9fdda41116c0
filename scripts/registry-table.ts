/** The registry's descriptors as one text: half the bytes of the objects that the source has (src/island/read-table.ts). */
import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'esbuild'
import type { Descriptor } from '../src/island/descriptor'
import { FIELD, NO_MARKER, WORD } from '../src/island/read-table'

/** The registry's lines, read without the code of islands. */
export async function readRegistry(): Promise<readonly Descriptor[]> {
  const mounts: Plugin = {
    name: 'ilots-without-mounts',
    setup: (build) => build.onResolve({ filter: /^\.\/mount$/ }, ({ path }) => ({ path, external: true })),
  }
  const { outputFiles } = await build({
    entryPoints: ['src/registry.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [mounts],
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const exported: Readonly<Record<string, Descriptor>> = await import(`data:text/javascript;base64,${code}`)
  // In the order of the source: a namespace has its members in that of the alphabet.
  const lines = [...readFileSync('src/registry.ts', 'utf8').matchAll(/^export \{ (\w+) \}/gm)]
  return lines.flatMap(([, member = '']) => exported[member] ?? [])
}

/**
 * @param codeOf the files of an island's code, as `filesOf` reads them.
 * @throws Error when a descriptor holds what the table cannot say.
 */
export const tableOf = (descriptors: readonly Descriptor[], codeOf: (name: string) => string): string =>
  descriptors.map((each) => lineOf(each, codeOf(each.name))).join('\n')

function lineOf(descriptor: Descriptor, code: string): string {
  const {
    name,
    marker,
    when,
    early = '',
    aria = {},
    provides,
    listens = '',
    inContent = '',
    unnamed,
    isForForms,
  } = descriptor
  const media = when.media ? ` ${when.media}` : ''
  const fields = [
    name,
    code,
    when.on === 'interaction' && !media ? '' : when.on + media,
    markerOf(name, marker),
    early,
    Object.entries(aria)
      .map(([attribute, value]) => `${attribute.replace(/^aria-/, '')}=${value}`)
      .join(' '),
    provides ? [provides.service, ...provides.methods].join(' ') : '',
    listens,
    inContent,
    unnamed ? [unnamed.words, ...unnamed.parts].join(' ') : '',
    isForForms ? 'form' : '',
  ]
  const wrong =
    fields.find((field) => /[|\n]/.test(field)) ??
    Object.entries(aria)
      .map((each) => each.join('='))
      .find((each) => !/^aria-[a-z]+=[^\s=]+$/.test(each)) ??
    [unnamed?.words ?? '', ...(unnamed?.parts ?? [])].find((each) => each.includes(' '))
  if (wrong !== undefined)
    throw new Error(
      `islands/${name}/index.ts: "${wrong}" does not fit into the registry's table, expected no |, aria-… of one word alone, and selectors without a space in unnamed`,
    )
  return fields.join(FIELD).replace(/\|+$/, '')
}

function markerOf(name: string, marker: Descriptor['marker']): string {
  if ('comment' in marker) return `<${marker.comment}`
  const { selector } = marker
  if (!selector) return NO_MARKER
  if (selector.includes(WORD))
    throw new Error(`islands/${name}/index.ts: a marker without * was expected, found ${selector}`)
  const short = selector.replace(`[data-ilot~="${name}"]`, WORD)
  return short === WORD ? '' : short
}
