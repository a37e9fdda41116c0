import styles from 'styles:legacy-squeezebox'
import type { Parts } from '../../legacy-compat/lazy'
import type { Engine } from '../../src/engine/engine'
import { adopt } from '../../src/ui/styles/adopt'
import { makeContent } from './content'
import { registerHandlers } from './handlers'
import { makeOpening } from './opening'
import { parsers } from './parsers'

/** The methods of `SqueezeBox`, each called on it. */
export async function create(engine: Engine): Promise<Parts> {
  // Its content is in the page before it is shown.
  adopt(styles)
  const handlers = registerHandlers(engine)
  return { box: { ...makeOpening(engine, { handlers, parsers }), ...makeContent(engine) } }
}
