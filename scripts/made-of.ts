/**
 * What built files are made of: for each source, by how much its file would be smaller without what it became. Read
 * from the files and their source maps, so that nothing is built twice. The sum is less than the files: what several
 * sources have in common weighs little in each.
 */
import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { brotliCompressSync } from 'node:zlib'

export interface MadeOf {
  /** Path from the root of the project. */
  readonly source: string
  /** Brotli bytes that the file would be smaller. */
  readonly bytes: number
  /** Characters in the minified file. */
  readonly characters: number
}

/** @param paths of built files, from `dist`. @returns largest first; a source that is in two files is two rows. */
export const madeOf = (dist: string, paths: readonly string[]): readonly MadeOf[] =>
  paths.flatMap((path) => rowsOf(`${dist}/${path}`)).sort((one, other) => other.bytes - one.bytes)

function rowsOf(path: string): readonly MadeOf[] {
  const code = readFileSync(path, 'utf8')
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload)
  const whole = brotliCompressSync(code).length
  const owners = ownersOf(code, map)
  return [...new Set(owners)]
    .filter((source) => source !== '')
    .map((source) => {
      const left = [...code].filter((_, index) => owners[index] !== source)
      return {
        source,
        bytes: whole - brotliCompressSync(left.join('')).length,
        characters: code.length - left.length,
      }
    })
}

/** The source of each character; none for what wraps the code. */
function ownersOf(code: string, map: SourceMap): readonly string[] {
  return code.split('\n').flatMap((line, row, lines) => {
    const owners = [...line].map((_, column) => {
      const entry = map.findEntry(row, column)
      if (!('originalSource' in entry) || entry.generatedLine !== row) return ''
      // What the minifier has put there itself has no source.
      return entry.originalSource ? short(entry.originalSource) : ''
    })
    return row < lines.length - 1 ? [...owners, ''] : owners
  })
}

/** From the project's root, also where a library is linked from another folder. */
const short = (source: string) => source.replace(/^.*(?=node_modules\/)|^(\.\.\/)+/, '')
