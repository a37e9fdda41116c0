/** The widgets of the older library's time: their interface, and the project's own islands (contract §6.2). */
import type { Engine } from '../src/engine'
import { makeAutocompleter } from './autocompleter'
import { Elements, giveElements } from './core/elements'
import type { Loose } from './core/loose'
import { define } from './globals'
import { selectionMethods } from './selection-range'
import { makeSlimbox } from './slimbox'
import { makeSqueezeBox } from './squeezebox'
import { makeTips } from './tips'

/** After the core: lists of links are the page's own library's where it has one. */
export function installWidgets(engine: Engine): void {
  const { Slimbox, slimbox } = makeSlimbox(engine)
  giveElements({ ...selectionMethods, slimbox })
  // Not read as the page would: ours would count a use.
  const others = Object.getOwnPropertyDescriptor(window, 'Elements')?.value
  ;((others ?? Elements) as Loose).implement?.({ slimbox })
  const globals = {
    SqueezeBox: makeSqueezeBox(engine),
    Slimbox,
    Lightbox: Slimbox,
    Tips: makeTips(engine),
    ...makeAutocompleter(engine),
  }
  for (const [name, value] of Object.entries(globals)) define(engine, name, value)
}
