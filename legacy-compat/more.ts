/**
 * What pages use less often, or only once they are parsed: effects on styles and layout, the widgets, page helpers. The
 * names are there at once, the code is fetched with the tag, and `domready` waits for it (contract §6.2).
 */

import type { WholePage } from '../src/island/whole-page'
import { arrive, ask, deferred, expectCode, forgetAsked } from './core/deferred'
import { installDomReady } from './core/dom-ready'
import { Elements, giveElements } from './core/elements'
import { Fx } from './core/fx'
import { keptProperty } from './core/kept-property'
import type { Loose } from './core/loose'
import { Request } from './core/request'
import { hidden } from './core/types'
import { define } from './globals'
import { kit, type More } from './kit'
import { moreCode } from './legacy-more'

const EFFECTS = 'CSS Tween Style Morph Styles Slide Scroll SmoothScroll Elements Accordion'
const METHODS = 'load tween morph fade highlight slide'
const GLOBALS =
  'Tips Autocompleter Observer Slimbox Lightbox swfobject SWFObject Swiff MM_showHideLayers MM_popupMsg MM_setTextOfLayer ' +
  'MM_setTextOfStatus MM_setTextOfTextfield MM_setTextOfFrame'

type Part = Exclude<keyof More, 'methods'>

/**
 * Defines the names, and fetches their code.
 * @returns settles when the code is here, or could not be had.
 */
export function installMore(page: WholePage, hasCore: boolean): Promise<void> {
  let more: More | undefined
  const place: (() => void)[] = []
  expectCode()
  const give = (part: Part, name: string, put: (value: unknown) => (value: unknown) => unknown) => {
    const read = () => more?.[part][name]
    const replace = put(deferred(read))
    place.push(() => replace(read()))
  }
  const giveMembers = (part: Part, owner: Loose, names: string) => {
    for (const name of names.split(' '))
      give(part, name, (ours) => {
        hidden(owner, name, ours)
        // Another file of the page may have put its own value there meanwhile.
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
  for (const name of names.split(' ')) give('globals', name, (value) => define(page, name, value))
  const method = (name: string) =>
    function (this: unknown, ...args: unknown[]) {
      const answer = ask(() => more?.methods[name]?.apply(this as never, args as never))
      return more ? answer : this
    }
  if (hasCore) for (const name of METHODS.split(' ')) giveElements({ [name]: method(name) })
  const slimbox = method('slimbox')
  giveElements({ slimbox, getSelectedRange: method('getSelectedRange'), selectRange: method('selectRange') })
  // Links that are handed over together are one group.
  hidden(Elements.prototype, 'slimbox', slimbox)
  const here = page.fetchCode(moreCode.name, moreCode.load).then(
    async ({ create }) => {
      more = await create(page, kit, hasCore)
      for (const put of place) put()
      arrive()
    },
    // The engine has reported it.
    forgetAsked,
  )
  if (hasCore) installDomReady(here)
  return here
}
