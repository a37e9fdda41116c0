/** The older DOM and effects library, as page scripts call it (contract §6.2). */
import { installArrays } from './arrays'
import { makeBrowser } from './browser'
import { Chain, Events, Options } from './class-extras'
import { Class } from './classes'
import { Cookie, installCookies } from './cookie'
import { DOMEvent, installEvents, makeEvent } from './dom-event'
import { globalHelpers, installEarlyVersions } from './early-versions'
import { installDimensions } from './element-dimensions'
import { customEvents, installElementEvents, nativeEvents } from './element-events'
import { constructors, IFrame, makeElement, newElement } from './element-new'
import { installProperties, properties } from './element-properties'
import { installStyles, styles } from './element-style'
import { installTree } from './element-tree'
import { all, byId, Elements, installElements } from './elements'
import { installFunctions } from './functions'
import { Fx, installFx } from './fx'
import { jsonMembers } from './json'
import type { Dictionary } from './loose'
import { Hash, installObjects } from './objects'
import { installRequest, makeRequest } from './request'
import { Slick } from './select'
import { installStrings } from './strings'
import { add, instanceOf, Type, typeOf } from './types'

/** The order matters: each builds on those before it. */
const PARTS = [
  // Objects come before functions: once functions have their own `extend`, that of `Object` is another.
  installObjects,
  installFunctions,
  installArrays,
  installStrings,
  installCookies,
  installElements,
  installEvents,
  installTree,
  installProperties,
  installStyles,
  installDimensions,
  installElementEvents,
  installFx,
  installRequest,
  installEarlyVersions,
]

/**
 * Installs the core.
 * @returns the globals by name; the caller gives them to the page.
 */
export function installCore(): Dictionary {
  for (const install of PARTS) install()
  add(JSON, jsonMembers)
  add(document, {
    id: byId,
    newElement,
    html: document.documentElement,
    window,
    newTextNode: document.createTextNode,
  })
  const MadeElement = makeElement()
  add(MadeElement, {
    Properties: properties,
    Events: customEvents,
    NativeEvents: nativeEvents,
    Constructors: constructors,
    Styles: styles,
  })
  return {
    MooTools: { version: '1.6.0', build: 'ilots' },
    typeOf,
    instanceOf,
    Type,
    Class,
    Chain,
    Events,
    Options,
    Hash,
    Browser: makeBrowser(),
    Element: MadeElement,
    Elements,
    IFrame,
    DOMEvent,
    Event: makeEvent(),
    Fx,
    Request: makeRequest(),
    Cookie,
    Slick,
    $$: all,
    $: byId,
    ...globalHelpers,
  }
}
