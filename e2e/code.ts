/** Where the code of islands is in the build that the tests use: names in `dist/p` say nothing. */
import { readFileSync } from 'node:fs'
import type { Manifest } from '../scripts/manifest'

const FLAVOURS = ['', 'react/'].map((folder) => {
  const manifest = JSON.parse(
    readFileSync(new URL(`../dist/${folder}manifest.json`, import.meta.url), 'utf8'),
  ) as Manifest
  return Object.entries(manifest)
})

/**
 * Requests for an island's own file, in either flavour, further tries included; never for the parts that it shares.
 * @param name of an island, of a part, or of what an island fetches later (`islands/wide-table/full-screen.tsx`).
 */
export function codeOf(name: string): RegExp {
  const paths = FLAVOURS.flatMap((files) =>
    files.flatMap(([path, { islands = [], part }]) =>
      islands.includes(name) || part === name ? [path] : [],
    ),
  )
  if (paths.length === 0) throw new Error(`dist/manifest.json has no file for ${name}`)
  return new RegExp(`/(${paths.join('|').replaceAll('.', '\\.')})(\\?[\\d?]+)?$`)
}

/** Bytes of a file as a server sends it, brotli. @param file as `inspect().fetched` names it. */
export function bytesOf(file: string): number {
  const entry = FLAVOURS.flat().find(([path]) => path === file)
  if (!entry) throw new Error(`dist/manifest.json has no file ${file}`)
  return entry[1].brotli
}

/** Requests for any code of islands. */
export const ANY_CODE = /\/p\/\w{5}\.js(\?[\d?]+)?$/
