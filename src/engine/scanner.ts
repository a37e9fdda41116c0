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
  /**
   * Scans the page, whose names are taken away, and follows its changes.
   * @returns settles when every `now` island is done.
   */
  begin(): Promise<void>
}

/** Makes the scanner of one page. */
export function makeScanner({ islands, lifecycle, disarm, getConfig }: Surroundings): Scanner {
  let markers: Markers | undefined

  /** Mounts what is in a tree whose names are taken away. */
  async function mountIn(root: Element | ShadowRoot, markers: Markers): Promise<void> {
    if (root instanceof ShadowRoot) addRoot(root)
    markContentIn(root, getConfig().content)
    cleanCopy(root)
    await lifecycle.take(markers.find(root))
  }

  async function scan(root: Element | ShadowRoot): Promise<void> {
    if (!markers) return
    disarm(root)
    await mountIn(root, markers)
  }

  function follow({ records, added, removed }: Batch): void {
    followContent(records, getConfig())
    lifecycle.disposeIn(removed)
    for (const each of [...lifecycle.undone(records), ...added]) void scan(each)
  }

  async function begin(): Promise<void> {
    markers = makeMarkers(islands, getConfig())
    inEachRoot((root) => observe(root, [MOUNTED, ADDED, ...ARIA], disarm, follow))
    const page = document.documentElement
    // A page kept by the back/forward cache may have been changed while it was frozen.
    addEventListener('pageshow', (event) => event.persisted && void scan(page))
    await mountIn(page, markers)
  }

  return {
    scan,
    begin,
    get markers() {
      return markers
    },
  }
}
