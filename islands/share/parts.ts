import type { Parts } from '../../src/island/part'

export const parts = {
  address: {
    selector: ':scope',
    label: '[data-share]',
    validate: ({ dataset: { share = '' } }) =>
      share.includes('{{share_url}}')
        ? undefined
        : {
            name: 'data-share',
            found: share,
            expected: 'une adresse où {{share_url}} tient la place de l’adresse partagée',
            isWarning: true,
          },
  },
} satisfies Parts
