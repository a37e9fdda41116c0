/**
 * What pages use less often, or only once they are parsed: effects on styles and layout, the widgets, page helpers.
 * The names are there at once; the code of most is fetched with the tag, that of the others when a script reads a
 * name of theirs, and `domready` waits for it (contract §6.2).
 */

import { ownProperty } from '../src/base/own-property'
import type { WholePage } from '../src/contracts/whole-page'
import { folderOf, runningScript } from '../src/island/code-place'
import { defineClass } from './core/class-extras'
import { late } from './core/deferred'
import { installDomReady } from './core/dom-ready'
import { storedProperty } from './core/element-properties'
import { Elements, giveElements } from './core/elements'
import { Fx } from './core/fx'
import type { Dictionary, Loose } from './core/loose'
import { Hash } from './core/objects'
import { Request } from './core/request'
import { give, hidden } from './core/types'
import { holdLightboxClicks } from './early-lightbox'
import { define } from './globals'
import { type Brought, type Further, type Kind, kit, type More } from './kit'
import { moreCode } from './legacy-more'

const EFFECTS = 'CSS Tween Style Morph Styles Slide Scroll SmoothScroll Elements Accordion'
const METHODS = 'load tween morph fade highlight slide cloneEvents'
const GLOBALS =
  'SqueezeBox Tips Autocompleter Observer Slimbox Lightbox swfobject SWFObject Swiff MM_showHideLayers MM_popupMsg ' +
  'MM_setTextOfLayer MM_setTextOfStatus MM_setTextOfTextfield MM_setTextOfFrame'

/** The chunks that are fetched when they are first used: globals, then whose methods. */
const furtherChunks = (): Further => ({
  assets: [
    'Asset Mask Spinner IframeShim',
    Element,
    'measure expose getDimensions getComputedSize position calculatePosition mask unmask spin unspin',
  ],
  drag: ['Drag Slider Sortables', Element, 'makeDraggable makeResizable'],
  dates: ['Locale', Date, 'format'],
  forms: ['Form FormValidator InputValidator'],
  extras: ['Color URI $RGB $HSB $HEX'],
})

/** Methods that are called for their answer; until they are here, all others return their element. */
const ANSWERS =
  'getSelectedRange measure expose getDimensions getComputedSize calculatePosition makeDraggable makeResizable format'

/** A request whose code could not be had fails as one without an answer, so that its caller goes on. */
const Unavailable = defineClass<{ onFailure(): void }>({
  Extends: Request,
  status: 0,
  send() {
    this.onFailure()
    return this
  },
})

/**
 * Names that are there before their code.
 * @param load fetches the code; it is called once.
 * @param onUse runs when a script reads one of the names, or calls one of the methods.
 */
function chunkOf<Code extends Brought>(
  page: Pick<WholePage, 'report' | 'legacy' | 'emit'>,
  load: () => Promise<Code>,
  onUse = () => {},
) {
  let code: Code | undefined
  const others = late(onUse)
  const requests = late(onUse)
  const place: (() => void)[] = []
  const give = (kind: Kind, name: string, put: (value: unknown) => (value: unknown) => unknown) => {
    // Read once the code is here, or could not be had: only requests are still asked for then.
    const read = () => (code ? ownProperty<unknown>(code[kind] as Dictionary | undefined, name) : Unavailable)
    const replace = put((kind === 'requests' ? requests : others).standFor(read))
    place.push(() => replace(read()))
  }
  return {
    globals(names: string) {
      for (const name of names.split(' '))
        give('globals', name, (value) => define(page, name, value, true, onUse))
    },
    members(kind: Kind, owner: Loose, names: string) {
      for (const name of names.split(' '))
        give(kind, name, (ours) => {
          hidden(owner, name, ours)
          // Another file of the page may have put its own value there meanwhile.
          return (value) => owner[name] === ours && hidden(owner, name, value)
        })
    },
    methods(names: string) {
      const methods: Record<string, unknown> = {}
      for (const name of names.split(' '))
        methods[name] = function (this: { get(name: string): { send(): void } }, ...args: unknown[]) {
          // Without its code, `load` is a request that fails; the others never answer, and nothing waits for
          // them.
          const answer = (name === 'load' ? requests : others).ask(() =>
            code
              ? ownProperty(code.methods as Record<string, Loose>, name)?.apply(this as never, args as never)
              : this.get(name).send(),
          )
          return code || ANSWERS.split(' ').includes(name) ? answer : this
        }
      return methods
    },
    async fetch() {
      try {
        code = await load()
        for (const put of place) put()
        others.arrive()
      } catch {
        // The engine has reported it.
        others.lose()
      }
      requests.arrive()
      return code
    },
  }
}

/**
 * Asks for the code that `domready` waits for. An import would be asked for once the script has run, 50 ms later
 * (docs/decisions/027-old-library-in-two-halves.md).
 */
export function askAhead(): void {
  const tag = runningScript()
  // Joined with others, it would be looked for beside them.
  if (tag && folderOf(tag))
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        // It is one file (scripts/build/plan.ts).
        href: new URL(`${moreCode.files}`, tag.src),
        nonce: tag.nonce,
      }),
    )
}

/**
 * Defines the names, and fetches their code.
 * @param Browser the core's; without it, the page has a core of its own.
 * @returns settles when the code is here, or could not be had.
 */
export function installMore(page: WholePage, Browser?: Loose): Promise<unknown> {
  const more = chunkOf(page, async () =>
    (await page.fetchCode(moreCode.name, moreCode.load)).create(page, kit, Boolean(Browser)),
  )
  more.members('requests', Request, 'HTML JSON')
  more.globals(Browser ? `Accordion SmoothScroll Scroller Ajax XHR Json Native ${GLOBALS}` : GLOBALS)
  const methods = more.methods('slimbox getSelectedRange selectRange')
  giveElements(methods)
  // Links that are handed over together are one group.
  hidden(Elements.prototype, 'slimbox', methods.slimbox)
  if (!Browser) return more.fetch()
  more.members('effects', Fx, EFFECTS)
  more.members('members', Hash, 'Cookie')
  more.members('members', Browser, 'parseUA')
  giveElements(more.methods(METHODS))
  for (const name of ['Tween', 'Morph', 'Slide', 'Scroll'])
    storedProperty(name.toLowerCase(), (element) => new (Fx[name] as Loose)(element, { link: 'cancel' }))
  storedProperty(
    'load',
    (element) =>
      new (Request.HTML as Loose)({ data: element, link: 'cancel', update: element, method: 'get' }),
  )
  const here = more.fetch()
  const fetched = new Set<Promise<unknown>>()
  const fetchers: Record<string, () => void> = {}
  const chunks = furtherChunks()
  for (const [name, [globals, owner, called = '']] of Object.entries(chunks)) {
    let fetching: Promise<unknown> | undefined
    const onUse = () => {
      fetching ??= further.fetch()
      fetched.add(fetching)
    }
    // Without that code, none of this can be had either: it throws, and the chunk is lost.
    const further = chunkOf(page, async () => ((await here) as More).further(name), onUse)
    further.globals(globals)
    if (name === 'extras') further.members('requests', Request, 'JSONP Queue')
    if (owner === Element) giveElements(further.methods(called))
    else if (owner) give(owner, further.methods(called))
    fetchers[name] = onUse
  }
  holdLightboxClicks(page)
  installDomReady(async () => {
    const code = await here
    code?.foresee(chunks, fetchers)
    for (const each of fetched) await each
  })
  return here
}
