/** Where an error's code is explained. */
import { safeUrl } from '../../src/server/safe-url'

/** @param base the reference's address, as the tag says it; without one nobody knows where it is. */
export function referenceOf(base: string, code: string): string {
  const url = safeUrl(base && `${base.replace(/\/?$/, '/')}errors#${code}`)
  return url && /^http/.test(url.protocol) ? url.href : ''
}
