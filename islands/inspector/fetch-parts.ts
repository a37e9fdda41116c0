/** The schemas of all parts: most of it is not ours, and the panel is drawn without waiting for it. */
import type { Page } from '../../src/contracts/page'

const code = () => import('./part-reasons')

/** @returns undefined when it cannot be had, which is reported. */
export const fetchParts = (page: Pick<Page, 'fetchCode'>) =>
  page.fetchCode('inspector-parts', code).catch(() => undefined)
