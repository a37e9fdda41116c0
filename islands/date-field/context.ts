import type { Attribute } from '../../src/contracts/attributes'
import type { IslandContext } from '../../src/contracts/island'
import type { messages } from './messages'
import { readFormat, readYears } from './notation'

const onOff: Attribute<boolean> = {
  default: true,
  words: ['on', 'off'],
  expected: 'on ou off',
  read: (raw) => !/^(off|false|0)$/i.test(raw.trim()),
}

const format: Attribute<string> = {
  default: '',
  expected: 'un format comme dd/mm/yyyy ou dd/mm/yyyy HH:MM:ss',
  read: (raw) => (readFormat(raw) ? raw : undefined),
}

const yearRange: Attribute<string> = {
  default: '1900:+5',
  expected: 'deux années, comme 1900:2031 ou -100:+5, entre lesquelles il y en a 500 au plus',
  read: (raw) => (readYears(raw, new Date().getFullYear()) ? raw : undefined),
}

export const attributes = { picker: onOff, mask: onOff, format, sendFormat: format, yearRange }

export type DateContext = IslandContext<typeof attributes, (typeof messages)['fr']>
