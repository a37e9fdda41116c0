/** An element's mask and spinner: `el.mask()`, `el.get('spinner')`, and requests with `useSpinner`. */
import { scriptGlobal } from '../../src/dom/script-global'
import type { Dictionary, Loose } from '../core/loose'
import type { Kit } from '../kit'
import type { OldElement } from '../old-element'
import type { MaskObject } from './mask'

interface Cover extends Dictionary {
  show(): void
  hide(isInstant?: boolean): void
  destroy(): void
  chain(fn: () => unknown): Cover
}

/** Adds the property under which an element keeps its mask, made when it is first asked for. */
function keep(name: string, Cover: Loose): void {
  const properties = (scriptGlobal('Element') as Loose).Properties as unknown as Dictionary
  // The site's own additions may have theirs.
  properties[name] ??= {
    set(this: OldElement, options: unknown) {
      this.retrieve<Cover | null>(name)?.destroy()
      this.eliminate(name)
      this.store(`${name}:options`, options)
    },
    get(this: OldElement) {
      // It stores itself.
      return this.retrieve<Cover | null>(name) ?? new Cover(this, this.retrieve(`${name}:options`) ?? {})
    },
  }
}

interface Spun extends Dictionary {
  options: { useSpinner?: boolean; spinnerOptions?: unknown; spinnerTarget?: unknown; update?: unknown }
  spinner?: Cover | undefined
  addEvent(type: string, fn: () => void): unknown
}

/** Makes the spinner of a request with `useSpinner`, on what it updates, once. */
function spinnerOf(request: Spun, byId: Kit['byId']): Cover | undefined {
  const { useSpinner, spinnerOptions, spinnerTarget, update } = request.options
  if (request.spinner || !useSpinner) return request.spinner
  const target = (byId(spinnerTarget || null) ?? byId(update || null)) as OldElement | null
  if (!target) return
  target.set('spinner', spinnerOptions ?? {})
  const spinner = target.get('spinner') as Cover
  // At once: what it covers is new.
  for (const type of ['complete', 'exception', 'cancel']) request.addEvent(type, () => spinner.hide(true))
  request.spinner = spinner
  return spinner
}

/** Adds the two properties, and sends requests with `useSpinner` once their spinner shows. */
export function installCovers({ Request, byId }: Kit, Mask: Loose, Spinner: Loose): void {
  keep('mask', Mask)
  keep('spinner', Spinner)
  const { send } = Request.prototype as unknown as Record<'send', Loose>
  Request.implement?.({
    send(this: Spun, options: unknown) {
      const go = () => send.call(this, options)
      const spinner = spinnerOf(this, byId)
      if (!spinner) return go()
      spinner.chain(go).show()
      return this
    },
  })
}

const coverOf = (element: OldElement, name: string) => element.get(name) as MaskObject

const show = (name: string) => (element: OldElement, options?: unknown) => {
  if (options) element.set(name, options)
  coverOf(element, name).show()
}
const hide = (name: string) => (element: OldElement) => coverOf(element, name).hide()

/** What elements do with their mask and their spinner. */
export const coverChanges = {
  mask: show('mask'),
  unmask: hide('mask'),
  spin: show('spinner'),
  unspin: hide('spinner'),
}
