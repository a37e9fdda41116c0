import type { Attribute } from '../../src/contracts/attributes'
import { choice, integer, text } from '../../src/island/attributes'
import { notStored, type Parts } from '../../src/island/part'
import { readTime } from './calendar-file'

const time: Attribute<string | undefined> = {
  default: undefined,
  expected: 'une date et une heure comme 2026-12-01T10:00',
  read: (raw) => (readTime(raw) ? raw : undefined),
}

export const parts = {
  notStored,
  step: {
    selector: '[name="etape"]',
    needed: true,
    attributes: { value: { ...integer(1, 1, { names: ['value'], max: 100 }), default: undefined } },
  },
  plate: { selector: '[name="immat"]' },
  tile: { selector: '[data-tile]' },
  vehicle: { selector: '[data-role="vehicle-summary"]' },
  vehicleField: {
    selector: '[data-role="vehicle-summary"] [data-field]',
    attributes: { field: choice(['marque', 'modele', 'annee'], 'marque') },
  },
  geolocate: { selector: '[data-role="geolocate"]' },
  postcode: { selector: '[data-role="postal-code-button"]' },
  postcodeField: { selector: '[name="code_postal"]' },
  progress: { selector: '[data-role="progress"]' },
  status: { selector: '[data-role="status"]' },
  result: { selector: '[data-role="result"]' },
  slot: {
    selector: '[data-start],[data-end],[data-label],[data-place]',
    attributes: { label: text(), start: time, end: time, place: text() },
    validate({ dataset: { start = '', end = '' } }) {
      const [begins, ends] = [readTime(start), readTime(end)]
      return begins && ends && begins >= ends
        ? { name: 'data-start, data-end', found: `${start}, ${end}`, expected: 'une fin après le début' }
        : undefined
    },
  },
  booked: { selector: '[data-role="booked"]', isElsewhere: true },
  success: { selector: '[data-role="success"]', isElsewhere: true },
} satisfies Parts
