/** `ilots.js`: the product's own helpers (contract §6.1). */
import { start } from './start'

// Whoever is joined behind us in one file goes on.
try {
  start()
} catch (error) {
  reportError(error)
}
