/** `ilots.js`: the product's own helpers (contract §6.1). */
import { start } from './start'

start()
