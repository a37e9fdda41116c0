/** Remembers that the visitor has closed a banner: for the visit, or for some days (§9.10, contract §7). */
import type { Attribute } from '../../src/contracts/attributes'
import type { Config } from '../../src/contracts/config'
import { integer } from '../../src/island/attributes'
import { StoredValue } from '../../src/storage/stored-value'

/** How long a closed banner stays away: days, or `session` for the visit. */
const days = integer(0, 1, { max: 3_650 })
const remember: Attribute<number | 'session'> = {
  default: 0,
  expected: 'session, ou un nombre entier de jours de 1 à 3650',
  read: (raw) => (raw.trim() === 'session' ? 'session' : days.read(raw)),
}

export const attributes = { remember }

/**
 * Kept in the session storage for the visit, in a cookie for days.
 * @param id the banner's.
 * @param remember `session`, or days.
 */
export const makeMemory = (config: Config, id: string, remember: number | 'session') =>
  remember === 'session' ? forVisit(config, id) : forDays(`${config.product}-banner-${id}`, remember)

function forVisit(config: Config, id: string) {
  const storage = new StoredValue(config, 'banner', id)
  return { isClosed: () => storage.read() === 1, noteClosed: () => storage.write(1) }
}

/** The cookie says nothing about the visitor. Where cookies are forbidden, the banner closes for this page only. */
function forDays(name: string, days: number) {
  const entry = `${encodeURIComponent(name)}=1`
  const secure = location.protocol === 'https:' ? ';secure' : ''
  return {
    isClosed() {
      try {
        return document.cookie.split('; ').includes(entry)
      } catch {
        return false
      }
    },
    noteClosed() {
      try {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in Firefox 128 nor in Safari 17.5.
        document.cookie = `${entry};path=/;max-age=${days * 86_400};samesite=lax${secure}`
      } catch {
        // Without a cookie, the banner is back on the next page.
      }
    },
  }
}
