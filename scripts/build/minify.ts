/** What every page loads goes through a second minifier, which makes it a fiftieth smaller. */
import type { Plugin } from 'rolldown'
import { minify } from 'rolldown/utils'
import { minify as minifyAgain } from 'terser'

/**
 * The same code in ASCII: a page in ISO-8859-1 reads a classic script as such. Terser writes texts so, but for those
 * of a tagged template, whose `raw` would be another; nobody reads it.
 */
const inAscii = (code: string): string =>
  Array.from(code, (sign) => (sign <= '~' ? sign : sign.split('').map(escaped).join(''))).join('')

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

const TERSER = {
  module: true,
  ecma: 2020,
  compress: { ecma: 2020, passes: 3, unsafe_arrows: true, pure_getters: true },
  format: { ascii_only: true },
} as const

/** The bundler's own minifier goes first: the second one has less to do then, and its answer is smaller. */
export const minifiedTwice: readonly Plugin[] = [
  {
    name: 'ilots-minify',
    async renderChunk(code, { fileName }) {
      const first = await minify(fileName, inAscii(code), { module: true, mangle: true, sourcemap: true })
      return { code: first.code, map: first.map ?? null }
    },
  },
  {
    name: 'ilots-terser',
    async renderChunk(code) {
      const second = await minifyAgain(code, { ...TERSER, sourceMap: {} })
      return { code: second.code ?? '', map: String(second.map) }
    },
  },
]
