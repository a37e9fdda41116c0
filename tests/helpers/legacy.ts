/** The older library's names, as a page that includes `ilots.legacy.js` has them. */
import { installCore } from '../../legacy-compat/core'
import type { Loose } from '../../legacy-compat/core/loose'
import { installMore } from '../../legacy-compat/more'
import { makeEngine } from '../../src/engine/engine'
import { services } from '../../src/registry-entries'

/** In a browser the window and the document are instances of these; happy-dom's are of others. */
const OWNERS = [
  [Window.prototype, window],
  [Document.prototype, document],
] as const

/** Handlers that every element of a browser has; happy-dom's have some. */
const HANDLERS =
  'onsubmit onreset onkeypress onkeydown onkeyup oninput onchange onselect onfocus onblur oncontextmenu'

/** The core alone, on the window, where page scripts look for it. */
export function installCoreAlone() {
  const before = OWNERS.map(([prototype]) => new Set(Object.getOwnPropertyNames(prototype)))
  Object.defineProperty(window, Symbol.toStringTag, { value: 'Window', configurable: true })
  for (const name of HANDLERS.split(' '))
    if (!(name in HTMLElement.prototype))
      Object.defineProperty(HTMLElement.prototype, name, { value: null, writable: true, configurable: true })
  const names = installCore()
  for (const [index, [prototype, instance]] of OWNERS.entries())
    for (const name of Object.getOwnPropertyNames(prototype))
      if (!before[index]?.has(name) && !(name in instance))
        Object.defineProperty(instance, name, { value: Reflect.get(prototype, name), configurable: true })
  for (const [name, value] of Object.entries(names))
    Object.defineProperty(window, name, { value, writable: true, configurable: true })
  return names
}

/** The same, and handed back. The rest of it comes later: `arrived`. */
export function installCoreOnPage() {
  const names = installCoreAlone()
  return { names, arrived: installMore(makeEngine([], services, null), names.Browser as Loose) }
}

/** All of it, once it is here. */
export async function installOnPage(): Promise<Record<string, unknown>> {
  const { names, arrived } = installCoreOnPage()
  await arrived
  return new Proxy(names, { get: (own, name: string) => own[name] ?? Reflect.get(window, name) })
}
