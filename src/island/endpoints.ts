/**
 * The calls whose address `endpoints` of the configuration can say (contract §1), by the name that it has there. The loader
 * does not hold this list: `ilots check`, the inspector and the reference do.
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
] as const

/** The name of a call that has an address of its own in the configuration. */
export type Endpoint = (typeof ENDPOINTS)[number]
