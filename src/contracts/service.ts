/** Code that islands and pages share. */

import type { Descriptor, Provides } from './descriptor'
import type { WholePage } from './whole-page'

/** Code that no marker asks for: it is fetched when it is first used (src/engine/services.ts). */
export interface Service<Made = unknown> extends Descriptor {
  readonly provides: Provides
  load(again?: string): Promise<{ create(page: WholePage): Promise<Made> }>
}
