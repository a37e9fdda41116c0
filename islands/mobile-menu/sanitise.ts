/** HTML that an integrator wrote in an attribute: sanitised, by a library that is fetched only then (contract §7). */
import { trustedTypesPolicy } from '../../src/server/html'

export async function sanitise(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify')
  return purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: trustedTypesPolicy(),
  } as { RETURN_DOM_FRAGMENT: true })
}
