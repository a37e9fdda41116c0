import { VERSION } from '../../src/engine/api'

/** What `robots.txt` calls us. */
export const TOKEN = 'ilots-check'
/** What a server learns of who asks. */
export const AGENT = `${TOKEN}/${VERSION}`
