/** The name of a call that has an address of its own in the configuration (contract §1). */
export type Endpoint =
  | 'agenda'
  | 'autocomplete'
  | 'block'
  | 'booking'
  | 'elements'
  | 'verify'
  | 'reload'
  | 'menu'
  | 'permalink'
  | 'search'
  | 'translations'
