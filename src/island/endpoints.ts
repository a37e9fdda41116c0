import type { Endpoint } from '../contracts/endpoint'

/**
 * The calls whose address `endpoints` of the configuration can say (contract §1), by the name that it has there. The
 * loader does not hold this list: `ilots check`, the inspector and the reference do.
 */
export const ENDPOINTS = [
  'agenda',
  'autocomplete',
  'block',
  'booking',
  'elements',
  'verify',
  'reload',
  'menu',
  'permalink',
  'search',
  'translations',
] as const satisfies readonly Endpoint[]
