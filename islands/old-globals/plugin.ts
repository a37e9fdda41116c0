/** Plugin content: played when the page has Ruffle, else explained beside its alternative content (§3.11, §9.5). */
import type { Place } from '../../legacy-compat/place'
import type { Engine } from '../../src/engine/engine'
import { tell } from '../../src/i18n/say'
import { Code } from '../../src/island/errors'
import type { OldCall } from '../../src/island/services/old-globals'
import { safeUrl } from '../../src/server/safe-url'
import { complain } from './complain'
import type { Say } from './messages'
import { makePlayer } from './player'
import { type PluginContent, readPlugin } from './read-plugin'

/**
 * `embedPlugin` and `UFO.create`, also before their target is parsed.
 * @returns the player, or `null` when none plays it.
 */
export async function embed(
  engine: Engine,
  say: Say,
  place: Place,
  target: unknown,
  given: unknown,
): Promise<Element | null> {
  // Ruffle may be a deferred script, and the target further down.
  await parsed()
  const host = target instanceof Element ? target : document.getElementById(String(target))
  if (host) return show(engine, say, place, host, readPlugin(given))
  complain(engine, place, target)
  return null
}

/** `AC_FL_RunContent` wrote where its script stands; in the head, that is the top of the page. */
export async function embedAfterScript(
  engine: Engine,
  say: Say,
  { place, given, script }: OldCall,
): Promise<Element | null> {
  await parsed()
  const host = document.createElement('div')
  host.className = 'ilots-plugin'
  if (!script?.isConnected) complain(engine, place, 'script en cours')
  else if (script.closest('head')) document.body.prepend(host)
  else script.after(host)
  return host.isConnected ? show(engine, say, place, host, readPlugin(given)) : null
}

async function show(
  engine: Engine,
  say: Say,
  place: Place,
  host: Element,
  content: PluginContent,
): Promise<Element | null> {
  const address = safeUrl(content.movie)
  const url = /^http/.test(address?.protocol ?? '') ? address : null
  if (!url) complain(engine, place, content.movie, true)
  const made = url && makePlayer(url.href, content)
  if (!made) {
    note(engine, say, host, content)
    return null
  }
  const alternative = [...host.childNodes]
  host.replaceChildren(made.player)
  try {
    await made.play()
    return made.player
  } catch (cause) {
    engine.report.error(Code.mediaFailed, `Ruffle n'a pas pu lire ${url.href} : vérifier l'adresse.`, {
      element: host,
      cause,
    })
    host.replaceChildren(...alternative)
    note(engine, say, host, content)
    return null
  }
}

/** After the alternative content, which stays; once, and without a second link to the vendor. */
function note(engine: Engine, say: Say, host: Element, { version, vendor }: PluginContent): void {
  const hasLink = host.querySelector('a[href*="getflashplayer"]:not(.ilots-plugin-note a)') !== null
  host.querySelector('.ilots-plugin-note')?.remove()
  host.removeAttribute('hidden')
  const text = document.createElement('p')
  text.className = 'ilots-plugin-note'
  const url = safeUrl(vendor)?.href
  const link = Object.assign(document.createElement('a'), url && { href: url })
  tell(engine, new AbortController().signal, () => {
    link.textContent = say('vendor')
    text.replaceChildren(say('plugin', { version }), ...(hasLink || !url ? [] : [' ', link]))
  })
  host.append(text)
}

function parsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}
