/** `swfobject`, `SWFObject` and `Swiff`, over `embedPlugin` (§3.11). */

import { ownProperty } from '../../src/base/own-property'
import type { Page } from '../../src/contracts/page'
import { scriptGlobal } from '../../src/dom/script-global'
import { later } from '../later'

type Values = Readonly<Record<string, unknown>>
interface SwiffOptions {
  id?: string
  container?: Element | string
  width?: unknown
  height?: unknown
  vars?: Values
  params?: Values
  properties?: Values
}
type Done = (result: { success: boolean; id: string; ref: unknown }) => void

/** Writes values as `a=1&b=2`, as the plugin takes its variables. */
const query = (values: Values | false | null | undefined): string =>
  Object.entries(values || {})
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

const nodeOf = (target: Element | string) =>
  typeof target === 'string' ? document.getElementById(target) : target

const hasPlayer = (): boolean => scriptGlobal('RufflePlayer') !== undefined

export function swfGlobals(page: Pick<Page, 'oldGlobals'>) {
  const embed = later(page, 'embedPlugin')
  return {
    swfobject: {
      embedSWF(
        movie: string,
        id: string,
        width?: unknown,
        height?: unknown,
        version?: unknown,
        _install?: unknown,
        flashvars?: Values | false,
        parameters?: Values | false,
        attributes?: Values | false,
        done?: Done,
      ): void {
        const given = { ...parameters, ...attributes, movie, width, height, version }
        void embed(id, { ...given, ...(flashvars && { flashvars: query(flashvars) }) }).then((ref) =>
          done?.({ success: Boolean(ref), id, ref: ref ?? undefined }),
        )
      },
      /** Content that is in the page already stays as it is. */
      registerObject(): void {},
      hasFlashPlayerVersion: hasPlayer,
      getFlashPlayerVersion: () => ({ major: hasPlayer() ? 32 : 0, minor: 0, release: 0 }),
    },
    Swiff: class {
      readonly object = document.createElement('div')

      constructor(movie: string, { id, container, vars, params, properties, ...size }: SwiffOptions = {}) {
        this.object.id = id ?? ''
        if (container) this.inject(container)
        void embed(this.object, { movie, ...params, ...properties, ...size, flashvars: query(vars) })
      }
      toElement(): HTMLElement {
        return this.object
      }
      inject(target: Element | string): this {
        nodeOf(target)?.append(this.object)
        return this
      }
      replaces(target: Element | string): this {
        nodeOf(target)?.replaceWith(this.object)
        return this
      }
      /** No player answers a call from the page. */
      remote(): void {}
    },
    SWFObject: class {
      readonly #given: Record<string, unknown>
      readonly #variables: Record<string, unknown> = {}

      constructor(
        movie: string,
        id: string,
        width: unknown,
        height: unknown,
        version: unknown,
        bgcolor?: string,
      ) {
        this.#given = { movie, id, width, height, version, bgcolor }
      }
      addParam(name: string, value: unknown): void {
        this.#given[name] = value
      }
      addVariable(name: string, value: unknown): void {
        this.#variables[name] = value
      }
      setAttribute(name: string, value: unknown): void {
        this.#given[name] = value
      }
      getAttribute(name: string): unknown {
        return ownProperty(this.#given, name)
      }
      write(target: Element | string): boolean {
        void embed(target, { ...this.#given, flashvars: query(this.#variables) })
        return hasPlayer()
      }
    },
  }
}
