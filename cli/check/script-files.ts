/** The scripts that a page loads from files: those of its origin, or beside it on the disk. */

import { type Loading, loadAll } from '../migrate/load'
import type { Asset } from '../migrate/script'
import type { ScriptCache } from '../migrate/script-cache'
import { assetsOf } from '../migrate/sources'
import { noticed } from '../shared/finding'
import { tagsOf } from '../shared/script-tag'
import { type CalledAtOnce, calledAtOnce } from './at-once'
import type { Noticed } from './messages'
import { importsIlots, isProductGlobal, runsBefore } from './scripts'

/** Without the script's own tag. @param wanted those that are worth a call. */
export function scriptFiles(
  root: Document,
  loading: Loading,
  wanted: (script: Asset) => boolean = () => true,
): Promise<Asset[]> {
  const assets = assetsOf(root, { file: loading.page, html: '', where: () => ({}) })
  return loadAll(
    assets.filter((asset) => asset.kind === 'script' && wanted(asset)),
    loading,
  )
}

/** What of Îlots a file calls while it loads. */
export function earlyCalls(
  { text, element, address }: Asset,
  product: string,
  cache: ScriptCache,
): CalledAtOnce[] {
  if (text === undefined || !(text.includes(product) || text.includes('Ilots'))) return []
  try {
    const { tree } = cache.read(text, element.getAttribute('type') === 'module', address)
    return calledAtOnce(tree.program).filter(
      ({ path }) => /^Ilots\.\w/.test(path) || isProductGlobal(path, product),
    )
  } catch {
    // One that nests deeper than calls do.
    return []
  }
}

/** What is wrong with how files of the page stand to the script's tag. @param isWhole a part of a page has no tag. */
export async function checkFiles(
  root: Document,
  product: string,
  loading: Loading,
  isWhole: boolean,
): Promise<Noticed[]> {
  const [tag] = tagsOf(root)
  if (tag) return checkEarly(root, tag, product, loading)
  return isWhole ? checkModules(root, loading) : []
}

/** A page without a tag is started by a module: one of them names Îlots, or cannot be read. */
async function checkModules(root: Document, loading: Loading): Promise<Noticed[]> {
  if (importsIlots(root)) return []
  const isModule = ({ element }: Asset) => element.getAttribute('type') === 'module'
  const files = await scriptFiles(root, loading, isModule)
  const [first] = files
  if (!first || files.some(({ text }) => text === undefined || /ilots/i.test(text))) return []
  const names = files.map(({ address }) => address).join(', ')
  return [noticed('warning', 'tag-unseen', first.element, { names })]
}

/** Files that call what a tag with `defer` defines after them. */
async function checkEarly(
  root: Document,
  tag: HTMLScriptElement,
  product: string,
  loading: Loading,
): Promise<Noticed[]> {
  const isEarly = ({ element }: Asset) => runsBefore(element, tag)
  const files = await scriptFiles(root, loading, isEarly)
  return files.flatMap((file) => {
    const calls = earlyCalls(file, product, loading.cache)
    const [first] = calls
    if (!first) return []
    const names = calls.map(({ path }) => path).join(', ')
    const values = { names, file: file.address, line: first.line }
    return [noticed('warning', 'global-early', file.element, values)]
  })
}
