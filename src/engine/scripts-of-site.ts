/**
 * Which scripts the bundle may load besides the bot check's own: those that only the site itself can name (contract
 * §8).
 */
import type { Config } from '../contracts/config'
import { isHttp, safeUrl } from '../server/safe-url'

/** Origins and paths of scripts, as keys of an object without a prototype. */
export type Scripts = Readonly<Record<string, true>>

/** Reads the scripts that the tag and the configuration name; what the page does to either later does not count. */
export function scriptsOfSite(tag: HTMLElement | null, { recaptcha }: Config): Scripts {
  const named: Record<string, true> = Object.create(null)
  // Some content filters let SVG scripts pass: they do not count.
  const axe = tag instanceof HTMLScriptElement ? tag.dataset.inspectorAxe : undefined
  for (const address of [recaptcha?.src, axe]) {
    const url = safeUrl(address)
    if (isHttp(url)) named[url.origin + url.pathname] = true
  }
  return named
}
