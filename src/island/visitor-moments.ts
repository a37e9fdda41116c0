import type { When } from '../contracts/descriptor'

/** The moments at which a visitor has an island's code fetched; at any other, it comes with the page. */
export const VISITOR_MOMENTS: readonly When['on'][] = ['interaction', 'back', 'return']
