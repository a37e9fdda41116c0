/** A request of the core's, whatever library the page has besides: what it is answered is judged. */
import type { Dictionary, Loose } from './core/loose'
import { Request } from './core/request'

export type Kind = 'HTML' | 'JSON'

export const makeRequest = (kind: Kind, options: Dictionary): Loose => new (Request[kind] as Loose)(options)
