/** Reads the original at its tags, out of checkouts or bare directories of git. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inOrder } from './heads'

export type Part = 'core' | 'more'

/** One of the original's two repositories at a tag. */
export interface Checkout {
  /** @throws Error when the file is not there. */
  read(path: string): Buffer
  list(under: string): string[]
}

/**
 * @param folder holds `mootools-core` and `mootools-more`; `.git` may end their names.
 * @throws Error that says what to fetch.
 */
export function openCheckout(folder: string, part: Part, tag: string): Checkout {
  const name = `mootools-${part}`
  const place = [name, `${name}.git`].map((each) => join(folder, each)).find(existsSync)
  if (!place) throw new Error(`${join(folder, name)} is not there: git clone its repository into the folder.`)
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', place, ...args], { maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    git('rev-parse', '--verify', `${tag}^{commit}`)
  } catch (cause) {
    throw new Error(`${place} has no ${tag}: git -C ${place} fetch --tags.`, { cause })
  }
  return {
    read: (path) => git('show', `${tag}:${path}`),
    list: (under) => git('ls-tree', '-r', '--name-only', tag, under).toString().split('\n').filter(Boolean),
  }
}

/** The original as one script; the file that all others need comes first, whatever its head says. */
export function buildOriginal(checkout: Checkout): string {
  const files = checkout
    .list('Source/')
    .filter((path) => path.endsWith('.js'))
    .map((path) => ({ path, text: checkout.read(path).toString() }))
  const isFirst = ({ path }: { path: string }) => /\/(Core\/Core|More\/More)\.js$/.test(path)
  files.sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
  return inOrder(files)
    .map(({ text }) => text)
    .join('\n;\n')
}

/** The specifications' files. Those of early additions stand in another folder, by the core's version. */
export function specsOf(checkout: Checkout, part: Part, tag: string): string[] {
  let under = 'Specs/'
  if (part === 'more' && tag.startsWith('1.3')) under = 'Specs/1.3/'
  if (part === 'more' && tag.startsWith('1.4')) under = 'Tests/Specs/1.3/'
  return checkout.list(under).filter((path) => path.endsWith('.js') && !path.includes('assets'))
}
