/** Looks for markers: in the whole page once, and in what comes into it from then on. */

import type { Config } from '../contracts/config'
import type { Island } from '../contracts/island'
import type { Page } from '../contracts/page'
import { ADDED, cleanCopy } from '../dom/added-nodes'
import { followContent, markContentIn } from '../dom/content'
import { addRoot, inEachRoot } from '../dom/roots'
import { type Lifecycle, MOUNTED } from './lifecycle'
import { type Markers, makeMarkers } from './markers'
import { type Batch, observe } from './observe'

/** What is set on hosts that wait for their code. */
const ARIA = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup']

/** What a scanner needs of the page. */
interface Surroundings {
  readonly islands: readonly Island[]
  readonly lifecycle: Pick<Lifecycle, 'take' | 'disposeIn' | 'undone'>
  /** Takes names that hide members away. */
  disarm(root: Node): void
  getConfig(): Config
}

/** What finds the markers of a page. */
export interface Scanner extends Pick<Page, 'scan'> {
  /** `undefined` until it begins. */
  readonly markers: Markers | undefined
  /** Follows the changes of the page, whose names are taken away: from now on, what is content stays content. */
  watch(): void
  /**
   * Scans the page that is watched.
   * @returns settles when every `now` island is done.
   */
  begin(): Promise<void>
}

/** Makes the scanner of one page. */
export function makeScanner({ islands, lifecycle, disarm, getConfig }: Surroundings): Scanner {
  let isWatching = false
  let markers: Markers | undefined
  const page = document.documentElement
  /** Judge what has changed in each tree, until the scan begins. */
  let judges: (() => void)[] = []

  async function scan(root: Element | ShadowRoot): Promise<void> {
    if (!isWatching) return
    disarm(root)
    if (root instanceof ShadowRoot) addRoot(root)
    markContentIn(root, getConfig().content)
    if (markers) await mountIn(root, markers)
  }

  async function mountIn(root: Element | ShadowRoot, markers: Markers): Promise<void> {
    cleanCopy(root)
    await lifecycle.take(markers.find(root))
  }

  function follow({ records, added, removed }: Batch): void {
    followContent(records, getConfig())
    lifecycle.disposeIn(removed)
    for (const each of [...lifecycle.undone(records), ...added]) void scan(each)
  }

  function watch(): void {
    isWatching = true
    markContentIn(page, getConfig().content)
    inEachRoot((root) => {
      const judge = observe(root, [MOUNTED, ADDED, ...ARIA], disarm, follow)
      if (!markers) judges.push(judge)
    })
  }

  async function begin(): Promise<void> {
    // A script may have moved content, and pressed it, just now.
    for (const judge of judges) judge()
    judges = []
    markers = makeMarkers(islands, getConfig())
    // A page kept by the back/forward cache may have been changed while it was frozen.
    addEventListener('pageshow', (event) => event.persisted && void scan(page))
    await mountIn(page, markers)
  }

  return {
    scan,
    watch,
    begin,
    get markers() {
      return markers
    },
  }
}
