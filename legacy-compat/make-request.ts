/** Makes a request of our core, even when the page has another library: its answer is judged. */
import type { Dictionary, Loose } from './core/loose'
import { Request } from './core/request'

export type Kind = 'HTML' | 'JSON'

export const makeRequest = (kind: Kind, options: Dictionary): Loose => new (Request[kind] as Loose)(options)
