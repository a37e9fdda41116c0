import styles from 'styles:legacy-squeezebox'
import type { Page } from '../../src/contracts/page'
import { adopt } from '../../src/styles/adopt'
import type { ChunkClasses } from '../lazy'
import { makeContent } from './content'
import { registerHandlers } from './handlers'
import { makeOpening } from './opening'
import { parsers } from './parsers'

/** Makes the methods of `SqueezeBox`; `this` is the box. */
export async function create(page: Page): Promise<ChunkClasses> {
  // The content is in the page before it is shown, and needs its styles.
  adopt(styles)
  const handlers = registerHandlers(page)
  return { box: { ...makeOpening(page, { handlers, parsers }), ...makeContent(page) } }
}
