/** Other libraries of the page that take markers of islands for their own: both handle the same element. */
import type { Engine } from '../../src/engine/engine'
import { byAddress } from '../migrate/libraries'
import { noticed } from '../shared/finding'
import type { Noticed } from './messages'

interface Shared {
  readonly island: string
  readonly selector: string
  /** Names in `LIBRARIES`; AOS has no call to migrate. */
  readonly libraries: readonly string[]
  /** Where the library only acts on such an element: the marker alone says little. */
  readonly askedBy?: string
}

/** The table of `docs/en/neighbours.md`. */
export const SHARED: readonly Shared[] = [
  {
    island: 'dropdown',
    selector: '.dropdown-toggle',
    libraries: ['bootstrap'],
    askedBy: '[data-toggle="dropdown"],[data-bs-toggle="dropdown"]',
  },
  { island: 'lightbox', selector: '[rel^="lightbox"]', libraries: ['lightbox2', 'slimbox'] },
  { island: 'squeezebox', selector: '.squeezebox', libraries: ['squeezebox'] },
  { island: 'scroll-reveal', selector: '[data-aos]', libraries: ['aos'] },
]

const AOS = /(^|\/)aos([.-][\w.-]*)?\.js([?#]|$)/i

const libraryOf = (address: string): string | undefined =>
  byAddress(address) ?? (AOS.test(address) ? 'aos' : undefined)

/** Before the islands are taken back. What the configuration leaves to the library is not its island's. */
export function checkNeighbours({ lifecycle }: Engine, root: Document): Noticed[] {
  const files = [...root.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '')
  return SHARED.flatMap(({ island: name, selector, libraries, askedBy = selector }): Noticed[] => {
    const file = files.find((each) => libraries.includes(libraryOf(each) ?? ''))
    if (!file) return []
    const hosts = [...lifecycle.live]
      .filter(({ island, state }) => island.name === name && !/refused|disposed/.test(state))
      .map(({ host }) => host)
      .filter((host) => host.matches(selector))
    const level = hosts.some((host) => host.matches(askedBy)) ? 'warning' : 'hint'
    const [first] = hosts
    const values = { selector, file, count: hosts.length, island: name }
    return first ? [{ ...noticed(level, 'marker-shared', first, values), island: name }] : []
  })
}
