/** The page's own Ruffle, which plays what needed the vendor's plugin. */
import { scriptGlobal } from '../../src/dom/script-global'
import type { PluginContent } from './read-plugin'

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
export function makePlayer(
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
