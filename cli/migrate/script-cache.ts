/** What is kept from one page to the next: pages of a site have their scripts in common. */
import { weigh } from './cost'
import { byAddress, isOtherPlugin } from './libraries'
import { parse, type Tree } from './parse'
import { type Holds, holds } from './recognise'
import type { Bytes } from './report'
import type { Asset } from './script'

export type Loaded = Pick<Asset, 'text' | 'trouble' | 'cause'>

export class ScriptCache {
  /** By address or path. */
  readonly loaded = new Map<string, Promise<Loaded>>()
  readonly #weights = new Map<string, Promise<Bytes>>()
  readonly #trees = new Map<string, { readonly tree: Tree; readonly holds: Holds }>()

  weigh(text: string): Promise<Bytes> {
    const weight = this.#weights.get(text) ?? weigh(text)
    this.#weights.set(text, weight)
    return weight
  }

  /** Which libraries a file is: by what it holds, and by its name alone where it cannot be read. */
  librariesIn({
    address,
    text,
    isModule,
  }: {
    readonly address: string
    readonly text?: string | undefined
    readonly isModule: boolean
  }): Pick<Holds, 'libraries' | 'isOtherPlugin'> {
    try {
      if (text !== undefined) return this.read(text, isModule, address).holds
    } catch {
      // One that nests deeper than calls do.
    }
    const named = byAddress(address)
    return { libraries: named ? [named] : [], isOtherPlugin: isOtherPlugin(address) }
  }

  /** @param address of a file; a script in the page is read each time. @throws Error for one that nests too deep. */
  read(text: string, isModule: boolean, address?: string): { readonly tree: Tree; readonly holds: Holds } {
    const key = `${isModule} ${address} ${text}`
    const before = address === undefined ? undefined : this.#trees.get(key)
    if (before) return before
    const tree = parse(text, isModule)
    const read = { tree, holds: holds(address, text, tree.program, tree.comments) }
    if (address !== undefined) this.#trees.set(key, read)
    return read
  }
}
