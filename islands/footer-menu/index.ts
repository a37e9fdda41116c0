import { describeIsland } from '../../src/island/describe'

/** Columns of links that fold on a small screen (§2.11, §9.9). */
export const footerMenu = describeIsland('footer-menu', () => import('./mount'), {
  when: { on: 'visible', media: '(max-width:767.98px)' },
  early: '[data-role~=toggle]',
})
