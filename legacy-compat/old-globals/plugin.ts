/**
 * Plugin content: Ruffle plays it when the page has it; else a note beside its alternative content explains it
 * (§3.11, §9.5).
 */

import { sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import type { OldCall, ScriptPlace } from '../../src/contracts/services/old-globals'
import { scriptGlobal } from '../../src/dom/script-global'
import { renderTranslated } from '../../src/i18n/say'
import { isHttp, safeUrl } from '../../src/server/safe-url'
import { complain } from './complain'
import type { Say } from './messages'
import { type PluginContent, readPlugin } from './read-plugin'

interface RuffleElement extends HTMLElement {
  load?(options: object): Promise<void>
  /** Later versions have this instead of `load`. */
  ruffle?(): { load(options: object): Promise<void> }
}
interface Ruffle {
  newest?(): { createPlayer(): RuffleElement } | null
}

/**
 * Makes a player for plugin content.
 * @returns `undefined` when the page has no Ruffle.
 */
function makePlayer(
  url: string,
  { all, version, width, height }: PluginContent,
): { player: HTMLElement; play(): Promise<unknown> } | undefined {
  const RufflePlayer = scriptGlobal('RufflePlayer') as Ruffle | undefined
  const player = RufflePlayer?.newest?.()?.createPlayer()
  if (!player) return undefined
  if (all.id) player.id = all.id
  for (const [name, length] of Object.entries({ width, height, 'max-width': '100%' }))
    if (length) player.style.setProperty(name, length)
  const options = {
    url,
    parameters: all.flashvars ?? '',
    backgroundColor: all.bgcolor ?? null,
    quality: all.quality ?? 'high',
    wmode: all.wmode ?? 'window',
    playerVersion: Number.parseInt(version, 10),
    allowScriptAccess: all.allowscriptaccess === 'always',
  }
  return { player, play: async () => (player.ruffle?.() ?? player).load?.(options) }
}

/**
 * `embedPlugin` and `UFO.create`, which may be called before their target is parsed.
 * @returns the player, or `null` when nothing can play the content.
 */
export async function embed(
  page: Pick<Page, 'report' | 'asked' | 'store'>,
  say: Say,
  place: ScriptPlace,
  target: unknown,
  given: unknown,
): Promise<Element | null> {
  // Ruffle may be a deferred script, and the target may stand further down.
  await parsed()
  const host = target instanceof Element ? target : document.getElementById(String(target))
  if (host) return show(page, say, place, host, readPlugin(given))
  complain(page, place, target)
  return null
}

/** `AC_FL_RunContent` wrote where its script stands. A script in the head writes at the top of the page. */
export async function embedAfterScript(
  page: Pick<Page, 'report' | 'asked' | 'store'>,
  say: Say,
  { place, given, script }: OldCall,
): Promise<Element | null> {
  await parsed()
  const host = document.createElement('div')
  host.className = 'ilots-plugin'
  if (!script?.isConnected) complain(page, place, 'script en cours')
  else if (script.closest('head')) document.body.prepend(host)
  else script.after(host)
  return host.isConnected ? show(page, say, place, host, readPlugin(given)) : null
}

async function show(
  page: Pick<Page, 'report' | 'asked' | 'store'>,
  say: Say,
  place: ScriptPlace,
  host: Element,
  content: PluginContent,
): Promise<Element | null> {
  const address = safeUrl(content.movie)
  const url = isHttp(address) ? address : null
  if (!url) complain(page, place, content.movie, true)
  const made = url && makePlayer(url.href, content)
  if (!made) {
    note(page, say, host, content)
    return null
  }
  const alternative = [...host.childNodes]
  host.replaceChildren(made.player)
  try {
    await made.play()
    return made.player
  } catch (cause) {
    page.report.error(Code.mediaFailed, sentence`Ruffle n'a pas pu lire ${url.href} : vérifier l'adresse.`, {
      element: host,
      cause,
    })
    host.replaceChildren(...alternative)
    note(page, say, host, content)
    return null
  }
}

/** Puts one note after the alternative content, which stays; there is no second link to the vendor. */
function note(
  page: Pick<Page, 'asked' | 'store'>,
  say: Say,
  host: Element,
  { version, vendor }: PluginContent,
): void {
  const hasLink = host.querySelector('a[href*="getflashplayer"]:not(.ilots-plugin-note a)') !== null
  host.querySelector('.ilots-plugin-note')?.remove()
  host.removeAttribute('hidden')
  const text = document.createElement('p')
  text.className = 'ilots-plugin-note'
  const url = safeUrl(vendor)?.href
  const link = Object.assign(document.createElement('a'), url && { href: url })
  renderTranslated(page, new AbortController().signal, () => {
    link.textContent = say('vendor')
    text.replaceChildren(say('plugin', { version }), ...(hasLink || !url ? [] : [' ', link]))
  })
  host.append(text)
}

function parsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}
