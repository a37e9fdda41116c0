/** Times and sizes as they are read. */
import type { Words } from './words'

export const figures = {
  /** Nothing for what is not known. */
  time: (milliseconds: number | undefined, say: Words): string =>
    milliseconds === undefined ? '' : say('milliseconds', { count: Math.round(milliseconds) }),
  /** Of 1,024 bytes; a browser that does not tell says 0. */
  size: (bytes: number | undefined, say: Words): string =>
    bytes ? say('bytes', { count: comma((bytes / 1024).toFixed(1), say) }) : '',
}

/** French writes a comma. */
const comma = (number: string, say: Words): string =>
  say('bytes').endsWith('ko') ? number.replace('.', ',') : number
