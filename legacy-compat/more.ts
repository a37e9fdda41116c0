/**
 * What pages use less often, or only once they are there: effects on styles and layout, the widgets, page helpers. Its
 * names are there at once, its code is fetched with the tag, and `domready` waits for it (contract §6.2).
 */
import { moreCode } from '../islands/legacy-more'
import type { Engine } from '../src/engine/engine'
import { defineClass, Events, Options } from './core/class-extras'
import { Cookie } from './core/cookie'
import { installDomReady } from './core/dom-ready'
import { all, byId, Elements, giveElements } from './core/elements'
import { Fx } from './core/fx'
import { keptProperty } from './core/kept-property'
import { type Dictionary, isEnumerable, type Loose } from './core/loose'
import { Request } from './core/request'
import { search } from './core/select'
import { arrive, ask, expectCode, forgetAsked, soon } from './core/soon'
import { hidden, Type } from './core/types'
import { define } from './globals'
import { lazy } from './lazy'
import { makeRequest } from './make-request'

/** What it has of the core: the core's modules are not in its chunk a second time. */
export const kit = {
  all,
  byId,
  Cookie,
  defineClass,
  Elements,
  Events,
  Fx,
  isEnumerable,
  lazy,
  makeRequest,
  Options,
  Request,
  search,
  Type,
}
export type Kit = typeof kit

/** By name. */
export interface More {
  /** Members of `Fx`. */
  readonly effects: Readonly<Record<string, Loose>>
  /** Members of `Request`. */
  readonly requests: Readonly<Record<string, Loose>>
  /** Methods of elements, and of lists of them. */
  readonly methods: Readonly<Record<string, Loose>>
  readonly globals: Dictionary
}

const EFFECTS = 'CSS Tween Style Morph Styles Slide Scroll SmoothScroll Elements Accordion'
const METHODS = 'load tween morph fade highlight slide'
const GLOBALS =
  'Tips Autocompleter Observer Slimbox Lightbox swfobject SWFObject Swiff MM_showHideLayers MM_popupMsg MM_setTextOfLayer ' +
  'MM_setTextOfStatus MM_setTextOfTextfield MM_setTextOfFrame'

type Part = Exclude<keyof More, 'methods'>

/** @returns a promise that the code is here, or could not be had. */
export function installMore(engine: Engine, hasCore: boolean): Promise<void> {
  let more: More | undefined
  const place: (() => void)[] = []
  expectCode()
  const give = (part: Part, name: string, put: (value: unknown) => (value: unknown) => unknown) => {
    const read = () => more?.[part][name]
    const replace = put(soon(read))
    place.push(() => replace(read()))
  }
  const giveMembers = (part: Part, owner: Loose, names: string) => {
    for (const name of names.split(' '))
      give(part, name, (ours) => {
        hidden(owner, name, ours)
        // A file of the page may have put its own there meanwhile.
        return (value) => owner[name] === ours && hidden(owner, name, value)
      })
  }
  giveMembers('requests', Request, 'HTML JSON')
  if (hasCore) {
    giveMembers('effects', Fx, EFFECTS)
    for (const name of ['Tween', 'Morph', 'Slide', 'Scroll'])
      keptProperty(name.toLowerCase(), (element) => new (Fx[name] as Loose)(element, { link: 'cancel' }))
    keptProperty(
      'load',
      (element) =>
        new (Request.HTML as Loose)({ data: element, link: 'cancel', update: element, method: 'get' }),
    )
  }
  const names = hasCore ? `Accordion SmoothScroll Ajax XHR Json Native ${GLOBALS}` : GLOBALS
  for (const name of names.split(' ')) give('globals', name, (value) => define(engine, name, value))
  const method = (name: string) =>
    function (this: unknown, ...args: unknown[]) {
      const answer = ask(() => more?.methods[name]?.apply(this as never, args as never))
      return more ? answer : this
    }
  if (hasCore) for (const name of METHODS.split(' ')) giveElements({ [name]: method(name) })
  const slimbox = method('slimbox')
  giveElements({ slimbox, getSelectedRange: method('getSelectedRange'), selectRange: method('selectRange') })
  // Links that are given together are one group.
  hidden(Elements.prototype, 'slimbox', slimbox)
  const here = engine.chunk(moreCode.name, moreCode.load).then(
    async ({ create }) => {
      more = await create(engine, kit, hasCore)
      for (const put of place) put()
      arrive()
    },
    // Reported by the engine.
    forgetAsked,
  )
  if (hasCore) installDomReady(here)
  return here
}
