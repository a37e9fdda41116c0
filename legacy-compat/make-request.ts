/** A request of the core's, or of the library that the page has instead. */
import type { Dictionary, Loose } from './core/loose'
import { Request } from './core/request'

export type Kind = 'HTML' | 'JSON'

export const makeRequest = (kind: Kind, options: Dictionary): Loose => {
  const Kinds = (kind in Request ? Request : window.Request) as unknown as Record<Kind, Loose>
  return new Kinds[kind](options)
}
