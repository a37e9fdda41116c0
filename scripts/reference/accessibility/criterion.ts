/** What the accessibility statement says of one criterion. */
import type { Words } from '../../../src/island/define-reference'
import type { CriterionNumber } from './rgaa'

/** Test files, each with titles as reports write them: `a group › its test`, and `…` where a row or a loop fills in. */
export type Tests = Readonly<Record<string, readonly string[]>>

export interface Findings {
  /** What the islands do, as far as tests say so. */
  readonly does: Words
  /** What only the site can do. */
  readonly yours?: Words
  /** What no test says. */
  readonly open?: Words
  readonly tests: Tests
}

export interface Criterion extends Findings {
  readonly number: CriterionNumber
  /** Ours: the norm is in French. */
  readonly english: string
}

/** axe and the widths of the window, on each page of the fixture site. */
export const AT_REST: Tests = {
  'e2e/pages-at-rest.spec.ts': [
    '… and the pages after it fit 320 px, and complain of nothing',
    '… fits 1280 px at 200 %, and is accessible in light and dark',
  ],
}
