/** Descriptors of islands and services: data first, code lazy. */
import type { Provides } from '../contracts/descriptor'
import type { Island } from '../contracts/island'
import type { Service } from '../contracts/service'
import { codePlace } from './code-place'

/**
 * Where the map has a hash, what comes at the other address is held to it, too: a file that was changed on its server
 * is refused a second time.
 * @param folder of the parts; without one it is that of the file that runs.
 * @returns the address to import.
 * @throws Error when nothing comes, or another file.
 */
export async function addressAgain(file: string, again: string, folder = ''): Promise<string> {
  const [address, integrity] = inImportMap(file) ?? []
  if (!address) return folder + file + again
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href: address + again, integrity })
  const ended = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(link.href))
  })
  document.head.append(link)
  await ended
  return link.href
}

/** What the page's import map says of a file, where it holds files to their hash. */
export function inImportMap(file: string): [address: string, integrity: string] | undefined {
  const map = document.querySelector('script[type=importmap]')?.textContent
  try {
    const { integrity = {} } = JSON.parse(map ?? '{}') as { integrity?: Record<string, string> }
    return Object.entries(integrity).find(([address]) => address.endsWith(file.slice(1)))
  } catch {
    // The browser has refused the map, too.
    return undefined
  }
}

interface Lazy extends Omit<Island, 'load'> {
  load(again?: string): Promise<unknown>
}

/**
 * Describes an island. By default, its marker is its name as a word of `data-ilot`, and its
 * code waits for an interaction.
 * @param code fetches the island's module; in the built loader, it names the island's files
 * (scripts/build/loaders.ts).
 */
export const describeIsland = <Described extends Lazy = Island>(
  name: string,
  code: Described['load'] | string,
  more: Partial<Omit<Island, 'load'>> = {},
) =>
  ({
    name,
    marker: { selector: `[data-ilot~="${name}"]` },
    when: { on: 'interaction' },
    ...(typeof code === 'string' ? filesOf(code) : { load: code }),
    ...more,
  }) as unknown as Described

/**
 * Describes a service: code that no marker asks for.
 * @param provides what the page calls; what a method needs before that code is here says `METHODS`
 * (src/engine/services.ts).
 */
export const describeService = <Made>(
  name: string,
  load: Service<Made>['load'],
  provides: Provides<keyof NoInfer<Made> & string>,
): Service<Made> => describeIsland<Service<Made>>(name, load, { marker: { selector: '' }, provides })

/** The hashes of all shared chunks, five signs each (scripts/build/loaders.ts); undefined in a bundler's files. */
declare const __ILOTS_PARTS__: string

/**
 * Where an island's code is, and how it is loaded, in the built scripts.
 * @param code hash of the island's file, places of its parts, and its name where the file has several islands.
 */
function filesOf(code: string): Pick<Island, 'files' | 'load'> {
  const [places = '', member] = code.slice(5).split('/')
  const hashes = [code.slice(0, 5), ...[...places].map((place) => __ILOTS_PARTS__.substr(5 * +place, 5))]
  const files = hashes.map((hash) => `./p/${hash}.js`)
  return {
    files,
    // All files at once: imported one by another, each would wait for the one before.
    load: (again) =>
      Promise.all(files.map((file, index) => fetchFile?.(file, index ? '' : again))).then(([module]) =>
        // A name of ours, no text from outside. What has come may be of another version: then this throws.
        member ? module.default[member as never] : module,
      ),
  }
}

/** Files whose code has been asked for; others were only fetched ahead. */
export const used = new Set<string>()

/** ARIA of a host that opens a dialog: screen readers announce it before the code is here. */
export const OPENS_DIALOG = { 'aria-haspopup': 'dialog' } as const

/** Fetches a chunk by its address. Undefined where a bundler has the files: it follows plain addresses only. */
export const fetchFile =
  typeof __ILOTS_PARTS__ === 'undefined'
    ? undefined
    : (file: string, again = '') => {
        used.add(file)
        const { folder = '' } = codePlace
        const address = folder + file
        return again
          ? addressAgain(file, again, folder).then((other) => import(/* @vite-ignore */ other))
          : import(/* @vite-ignore */ address)
      }
