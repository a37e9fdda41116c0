import type { Attribute } from '../../src/contracts/attributes'
import { text } from '../../src/island/attributes'
import type { Parts } from '../../src/island/part'
import { isHttp, safeUrl } from '../../src/server/safe-url'

const address: Attribute<string> = {
  default: '',
  expected: 'une adresse http ou https',
  read: (raw) => (isHttp(safeUrl(raw)) ? raw : undefined),
}

export const parts = {
  medium: { selector: '[data-role="medium"]', label: 'a[data-role="medium"]', be: 'a', needed: true },
  caption: { selector: '[data-role="caption"]' },
  thumbnail: {
    selector: '[data-medium],[data-large]',
    label: 'a[data-medium][data-large]',
    be: 'a',
    needed: true,
    attributes: {
      medium: address,
      large: address,
      caption: text(),
      mediumSrcset: text(),
      largeSrcset: text(),
    },
    required: ['medium', 'large'],
  },
  made: {
    selector: '[data-pic]',
    label: 'a[data-pic]',
    be: 'a',
    attributes: { pic: text(), idPlancheContact: text() },
    required: ['pic'],
  },
} satisfies Parts
