/** `ilots.legacy.js`: the same, plus the older DOM and effects library (contract §6.2). */
import { installLegacy } from '../legacy-compat/legacy'
import { askAhead } from '../legacy-compat/more'
import { start } from './start'

// Whoever is joined behind us in one file goes on.
try {
  askAhead()
  const engine = start()
  if (engine) installLegacy(engine)
} catch (error) {
  reportError(error)
}
