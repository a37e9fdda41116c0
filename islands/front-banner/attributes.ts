import { type Attribute, integer } from '../../src/island/attributes'

/** How long a closed banner stays away: days, or `session` for the visit. */
const days = integer(0, 1)
const remember: Attribute<number | 'session'> = {
  default: 0,
  expected: 'session, ou un nombre entier de jours à partir de 1',
  read: (raw) => (raw.trim() === 'session' ? 'session' : days.read(raw)),
}

export const attributes = { remember }
